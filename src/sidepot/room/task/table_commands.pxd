# compiled as it is: nothing here gains by types
