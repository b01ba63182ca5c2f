import { invalidRequest } from './api-error.ts';
import type { FormObject, FormValue } from './form.ts';

const EMPTY: FormObject = Object.freeze(Object.create(null));

/** Typed access to decoded request parameters. Every error is a 400 that names the parameter. */
export class Parameters {
  private readonly values: FormObject;
  private readonly path: string;

  constructor(values: FormObject = EMPTY, path = '') {
    this.values = values;
    this.path = path;
  }

  /** Rejects parameters whose names aren't in the list. */
  only(names: readonly string[]): this {
    for (const name of Object.keys(this.values)) {
      if (!names.includes(name)) {
        throw invalidRequest(`Received unknown parameter: ${this.label(name).slice(0, 100)}`, {
          code: 'parameter_unknown',
          param: this.label(name).slice(0, 100),
        });
      }
    }
    return this;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  /** True if the parameter is neither a list nor nested. */
  isText(name: string): boolean {
    return typeof this.values[name] === 'string';
  }

  /** True if the parameter was sent with an empty value, which clears a value in this protocol. */
  isBlank(name: string): boolean {
    return this.values[name] === '';
  }

  /** A text of at most `max` UTF-16 units, which may be empty; undefined if absent. */
  text(name: string, max = 500): string | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.wrongType(name, 'string');
    if (value.length > max) {
      throw invalidRequest(
        `Invalid string: ${this.label(name)} must be at most ${max} characters`,
        {
          param: this.label(name),
        },
      );
    }
    return value;
  }

  requiredText(name: string, max?: number): string {
    const value = this.text(name, max);
    if (value === undefined || value === '') throw this.missing(name);
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${this.label(name)}`, {
        code: 'parameter_invalid_integer',
        param: this.label(name),
      });
    }
    return Number(value);
  }

  requiredInteger(name: string): number {
    const value = this.integer(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  boolean(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw this.wrongType(name, 'boolean');
    return value === 'true';
  }

  /** One of the given values; undefined if absent. */
  choice<const T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
      throw invalidRequest(`Invalid ${this.label(name)}: must be one of ${choices.join(', ')}`, {
        param: this.label(name),
      });
    }
    return found;
  }

  /** A list of values; undefined if absent. */
  words(name: string): string[] | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (!isList(value)) throw this.wrongType(name, 'array');
    return value.map((item) => {
      if (typeof item !== 'string') throw this.wrongType(name, 'array');
      return item;
    });
  }

  /** Nested parameters; empty if absent. */
  nested(name: string): Parameters {
    const value = this.values[name];
    if (value === undefined) return new Parameters(EMPTY, this.label(name));
    if (typeof value === 'string' || isList(value)) throw this.wrongType(name, 'object');
    return new Parameters(value, this.label(name));
  }

  names(): string[] {
    return Object.keys(this.values);
  }

  missing(name: string) {
    return invalidRequest(`Missing required param: ${this.label(name)}.`, {
      code: 'parameter_missing',
      param: this.label(name),
    });
  }

  private label(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }

  private wrongType(name: string, wanted: string) {
    return invalidRequest(`Invalid ${wanted}: ${this.label(name)}`, { param: this.label(name) });
  }
}

function isList(value: FormValue): value is readonly FormValue[] {
  return Array.isArray(value);
}
