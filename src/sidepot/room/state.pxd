# compiled as it is
