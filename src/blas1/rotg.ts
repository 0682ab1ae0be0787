// ROTG: a plane rotation that makes a second component zero. Numbers in, numbers out: no queue, nothing on the device.

/** c^2 + s^2 = 1 and (c s; -s c) (a, b) = (r, 0). */
export interface Rotation {
  readonly r: number;
  /** From z alone c and s can be had again: c = 0, s = 1 if z = 1; s = z if abs(z) < 1; c = 1/z otherwise. */
  readonly z: number;
  readonly c: number;
  readonly s: number;
}

/**
 * The Givens rotation that takes (a, b) to (r, 0), for rot. Computed in double precision, scaled, so that a^2 + b^2 cannot leave the range.
 * The sign of r is that of the larger of a and b. Source: BLAS xROTG.
 *
 * @example
 * const { r, c, s } = rotg(3, 4); // 5, 0.6, 0.8
 */
export function rotg(a: number, b: number): Rotation {
  const [sizeA, sizeB] = [Math.abs(a), Math.abs(b)];
  if (sizeB === 0) return { r: a, z: 0, c: 1, s: 0 };
  if (sizeA === 0) return { r: b, z: 1, c: 0, s: 1 };
  // From 2^-1022 to 2^1022, as in LAPACK 3.10: beyond, the reciprocal would not be a normal number.
  const scale = Math.min(2 ** 1022, Math.max(2 ** -1022, sizeA, sizeB));
  const sign = sizeA > sizeB ? Math.sign(a) : Math.sign(b);
  const root = sign * Math.sqrt((a / scale) ** 2 + (b / scale) ** 2);
  const [c, s] = [a / scale / root, b / scale / root];
  const z = sizeA > sizeB ? s : c !== 0 ? 1 / c : 1;
  return { r: scale * root, z, c, s };
}
