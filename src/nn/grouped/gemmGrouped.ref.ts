// GEMMGROUPED in TypeScript. Host memory only.
import type { RealMat } from '../../core/matrix.ts';
import { activationOf } from '../activations/activation.ref.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';

/** The rows of a group. */
export interface Group {
  readonly first: number;
  readonly count: number;
}

/** Where the groups' rows are, and 1 + the first group whose count is not what it can have, or 0. */
export function groupsOf(counts: ArrayLike<number>, off: number, groups: number, rows: number) {
  const all: Group[] = [];
  let [first, info] = [0, 0];
  for (let e = 0; e < groups; e++) {
    const said = counts[off + e]!;
    const count = Math.min(Math.max(said, 0), rows - first);
    if (info === 0 && count !== said) info = e + 1;
    all.push({ first, count });
    first += count;
  }
  return { groups: all, info };
}

export interface GroupedRef {
  readonly features: number;
  readonly depth: number;
  readonly transW: boolean;
  readonly activation: ConvActivation;
}

/** Y(r, :) := activation(X(r, :) W^T + bias) for the rows of group e. */
export function groupRef(
  { features, depth, transW, activation }: GroupedRef,
  e: number,
  { first, count }: Group,
  X: RealMat,
  W: RealMat,
  bias: RealMat | undefined,
  Y: RealMat,
): void {
  const [next, step] = transW ? [1, features] : [depth, 1];
  for (let r = first; r < first + count; r++) {
    for (let f = 0; f < features; f++) {
      const w = W.off + e * features * depth + f * next;
      let sum = 0;
      for (let l = 0; l < depth; l++) sum += X.data[X.off + r * depth + l]! * W.data[w + l * step]!;
      Y.data[Y.off + r * features + f] = sum;
    }
  }
  groupEpilogueRef(features, activation, e, { first, count }, bias, Y);
}

/** Y(r, :) := activation(Y(r, :) + bias) for the rows of group e. */
export function groupEpilogueRef(
  features: number,
  activation: ConvActivation,
  e: number,
  { first, count }: Group,
  bias: RealMat | undefined,
  Y: RealMat,
): void {
  const f = activation === 'none' ? (y: number) => y : activationOf(activation, 0, 1).f;
  for (let k = first * features; k < (first + count) * features; k++) {
    const shift = bias === undefined ? 0 : bias.data[bias.off + e * features + (k % features)]!;
    Y.data[Y.off + k] = f(Y.data[Y.off + k]! + shift);
  }
}
