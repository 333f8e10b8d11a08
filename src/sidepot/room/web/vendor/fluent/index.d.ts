// What the page uses of @fluent/bundle.
export class FluentResource {
  constructor(source: string);
}
export class FluentNumber {
  constructor(value: number, options?: Intl.NumberFormatOptions);
}
export interface Pattern {}
export class FluentBundle {
  constructor(
    locales: string | string[],
    options?: { useIsolating?: boolean; transform?: (text: string) => string; functions?: Record<string, unknown> },
  );
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, unknown>, errors?: Error[]): string;
}
