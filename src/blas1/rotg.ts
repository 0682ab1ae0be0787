// ROTG: a plane rotation that makes a second component zero. Numbers in, numbers out: no queue, nothing on the device.
import { im, re } from '../core/complex.ts';
import type { Complex } from '../core/field.ts';

/** c^2 + s^2 = 1 and (c s; -s c) (a, b) = (r, 0). */
export interface Rotation {
  readonly r: number;
  /** From z alone c and s can be had again: c = 0, s = 1 if z = 1; s = z if abs(z) < 1; c = 1/z otherwise. */
  readonly z: number;
  readonly c: number;
  readonly s: number;
}

/** c^2 + |s|^2 = 1 and (c s; -conj(s) c) (a, b) = (r, 0), c real. */
export interface ComplexRotation {
  readonly r: Complex;
  readonly c: number;
  readonly s: Complex;
}

/**
 * The Givens rotation that takes (a, b) to (r, 0), for rot. Computed in double precision, scaled, so that a^2 + b^2 cannot leave the range.
 * The sign of r is that of the larger of a and b. Of complex numbers c is real, and r has the direction of a. Source: BLAS xROTG.
 *
 * @example
 * const { r, c, s } = rotg(3, 4); // 5, 0.6, 0.8
 */
export function rotg(a: number, b: number): Rotation;
export function rotg(a: number | Complex, b: number | Complex): Rotation | ComplexRotation;
export function rotg(a: number | Complex, b: number | Complex): Rotation | ComplexRotation {
  return typeof a === 'number' && typeof b === 'number' ? realRotation(a, b) : complexRotation(a, b);
}

/** From 2^-1022 to 2^1022, as in LAPACK 3.10: beyond, the reciprocal would not be a normal number. */
const scaleFor = (...sizes: readonly number[]): number => Math.min(2 ** 1022, Math.max(2 ** -1022, ...sizes));

function realRotation(a: number, b: number): Rotation {
  const [sizeA, sizeB] = [Math.abs(a), Math.abs(b)];
  if (sizeB === 0) return { r: a, z: 0, c: 1, s: 0 };
  if (sizeA === 0) return { r: b, z: 1, c: 0, s: 1 };
  const scale = scaleFor(sizeA, sizeB);
  const sign = sizeA > sizeB ? Math.sign(a) : Math.sign(b);
  const root = sign * Math.sqrt((a / scale) ** 2 + (b / scale) ** 2);
  const [c, s] = [a / scale / root, b / scale / root];
  const z = sizeA > sizeB ? s : c !== 0 ? 1 / c : 1;
  return { r: scale * root, z, c, s };
}

/** A complex number by its modulus over a scale, and its direction. */
function polar(x: number | Complex) {
  const scale = scaleFor(Math.abs(re(x)), Math.abs(im(x)));
  const [u, v] = [re(x) / scale, im(x) / scale];
  const size = Math.hypot(u, v);
  return { scale, size, direction: size === 0 ? { re: 1, im: 0 } : { re: u / size, im: v / size } };
}

function complexRotation(a: number | Complex, b: number | Complex): ComplexRotation {
  const [first, second] = [polar(a), polar(b)];
  if (second.size === 0) return { r: { re: re(a), im: im(a) }, c: 1, s: { re: 0, im: 0 } };
  const { re: e, im: f } = first.direction;
  const { re: g, im: h } = second.direction;
  const scale = Math.max(first.scale, second.scale);
  const [sizeA, sizeB] = [(first.size * first.scale) / scale, (second.size * second.scale) / scale];
  const root = Math.hypot(sizeA, sizeB);
  // s = sgn(a) conj(b) / root, with sgn(0) = 1 as direction.
  const t = sizeB / root;
  return {
    r: { re: scale * (root * e), im: scale * (root * f) },
    c: sizeA / root,
    s: { re: t * (e * g + f * h), im: t * (f * g - e * h) },
  };
}
