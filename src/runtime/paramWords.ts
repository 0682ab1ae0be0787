// The Params of dispatches in memory: a struct's fields as words, one dispatch behind the other.
import { im, re } from '../core/complex.ts';
import { DeviceError } from '../core/errors.ts';
import type { Param } from './kernel.ts';
import type { Pipeline } from './pipeline.ts';

/** The same memory as numbers of each type that Params may have. */
export interface Words {
  readonly u32: Uint32Array<ArrayBuffer>;
  readonly i32: Int32Array;
  readonly f32: Float32Array;
  readonly f64: Float64Array;
}

export const wordsOn = (memory: ArrayBuffer): Words => ({
  u32: new Uint32Array(memory),
  i32: new Int32Array(memory),
  f32: new Float32Array(memory),
  f64: new Float64Array(memory),
});

export type Params = Readonly<Record<string, Param>>;

/** Writes the Params of a dispatch from a word on. */
export function fill(words: Words, word: number, { fields, kernel }: Pipeline, params: Params, base: Params): void {
  // One dispatch costs the host about as much as it costs the GPU: no copies and no iterators in here.
  for (let k = 0; k < fields.length; k++) {
    const { name, type, at, parts } = fields[k]!;
    const value = params[name] ?? base[name];
    if (value === undefined) throw new DeviceError(`kernel ${kernel.name}: no value for its parameter ${name}`);
    if (parts === 1) words[type][word + at] = value as number;
    else if (typeof value === 'object' && 'length' in value) words[type].set(value, word + at);
    else if (type === 'f32') words.f32.set([re(value), im(value)], word + at);
    else words.f64.set(parts === 2 ? [re(value)] : [re(value), im(value)], (word + at) / 2);
  }
}

/** Whether two dispatches' Params, of as many words, are the same. */
export function sameWords({ u32 }: Words, one: number, other: number, count: number): boolean {
  for (let k = 0; k < count; k++) if (u32[one + k] !== u32[other + k]) return false;
  return true;
}
