// The kernels for batches of tridiagonal systems as the host sees them: the shape of a workgroup, and every variant that may be launched.

import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { tunings } from '../tunings.ts';
import { gt_lu, gt_solve, pt_ldl } from './shaders.gen.ts';

/** Problems of a workgroup, rows of a tile, right-hand sides at a time. */
interface TridiagonalShape {
  readonly G: number;
  readonly C: number;
  readonly R: number;
}

/** What the choice of a shape depends on. */
interface TridiagonalSize {
  readonly nrhs: number;
  /** Tiles besides those of right-hand sides. */
  readonly tiles: number;
  /** Bytes of workgroup memory. */
  readonly bytes: number;
  /** A software adapter: it compiles for long what is written out for many rows. */
  readonly software: boolean;
}

type ShapeRule = Rule<TridiagonalSize, TridiagonalShape>;

const bytesOf = ({ G, C, R }: TridiagonalShape, { tiles, nrhs }: TridiagonalSize): number =>
  4 * G * ((tiles + (nrhs > 0 ? R : 0)) * (C + 1) + 16);

/** The first four for any device: 32 problems are a subgroup of most, and 16 rows of each a segment of memory. The others for tuning. */
const G = 32;
const SHAPES: readonly TridiagonalShape[] = [
  { G, C: 2, R: 1 },
  ...[4, 2, 1].map((R) => ({ G, C: 16, R })),
  ...[16, 32, 64].flatMap((G) => [8, 16, 32].flatMap((C) => [1, 2, 4].map((R) => ({ G, C, R })))),
];

const rules: readonly ShapeRule[] = SHAPES.map((choice, k) => ({
  name: `${choice.G}x${choice.C}x${choice.R}`,
  choice,
  why: `${choice.G} problems to a workgroup, ${choice.C} rows at a time`,
  fits: (p) =>
    k === 0 ? p.software : k < 4 && bytesOf(choice, p) <= p.bytes && (choice.R === 1 || choice.R <= p.nrhs),
}));

/** Never by the number of problems. `force` names a shape, which must fit into workgroup memory. */
export function pickTridiagonal(p: TridiagonalSize, force?: string): Picked<TridiagonalShape> {
  const picked = pick(rules, p, force);
  if (bytesOf(picked.choice, p) > p.bytes) throw new RangeError(`tiles of ${picked.name} do not fit here`);
  return picked;
}

const internedTuning = tunings();

/** The parameter record of a variant. */
export const tridiagonalTuning = (shape: TridiagonalShape, flags: Tuning): Tuning =>
  internedTuning({ ...shape, ...flags });

const apart = (slots: readonly number[]): Tuning => ({
  ...Object.fromEntries(slots.map((k, slot) => [`SLOT${k}`, slot])),
  ...Object.fromEntries([1, 2, 3, 4].map((slot) => [`USED${slot}`, Number(slot < slots.length)])),
});
const together = (slots: readonly number[]): Tuning => ({
  ...Object.fromEntries(slots.map((k) => [`SLOT${k}`, 0])),
  ...{ USED1: 0, USED2: 0, USED3: 0, USED4: 0 },
});
const BOTH = [apart, together] as const;
const plain = { LISTED: 0, NONFINITE: 0 };
const full = { LISTED: 1, NONFINITE: 1 };

export const gtLu: Kernel = {
  name: 'gt_lu',
  text: gt_lu,
  get variants() {
    const shapes = SHAPES.slice(1, 4);
    return BOTH.flatMap((slots) => [
      ...shapes.map((shape) => tridiagonalTuning(shape, { SOLVES: 1, ...plain, ...slots([0, 1, 2, 4]) })),
      tridiagonalTuning(shapes[2]!, { SOLVES: 1, ...full, ...slots([0, 1, 2, 4]) }),
      tridiagonalTuning(shapes[2]!, { SOLVES: 0, ...plain, ...slots([0, 1, 2, 3]) }),
      tridiagonalTuning(shapes[2]!, { SOLVES: 0, ...full, ...slots([0, 1, 2, 3]) }),
    ]);
  },
};

export const gtSolve: Kernel = {
  name: 'gt_solve',
  text: gt_solve,
  get variants() {
    const shapes = SHAPES.slice(1, 4);
    return BOTH.flatMap((slots) =>
      [0, 1].flatMap((TRANS) => [
        ...shapes.map((shape) => tridiagonalTuning(shape, { TRANS, LISTED: 0, ...slots([0, 1, 2, 3, 4]) })),
        tridiagonalTuning(shapes[2]!, { TRANS, LISTED: 1, ...slots([0, 1, 2, 3, 4]) }),
      ]),
    );
  },
};

export const ptLdl: Kernel = {
  name: 'pt_ldl',
  text: pt_ldl,
  get variants() {
    const shapes = SHAPES.slice(1, 4);
    const solve = { FACTORS: 0, SOLVES: 1, ...plain };
    return BOTH.flatMap((slots) => [
      ...shapes.map((shape) => tridiagonalTuning(shape, { FACTORS: 1, SOLVES: 1, ...plain, ...slots([0, 1, 4]) })),
      tridiagonalTuning(shapes[2]!, { FACTORS: 1, SOLVES: 1, ...full, ...slots([0, 1, 4]) }),
      tridiagonalTuning(shapes[2]!, { FACTORS: 1, SOLVES: 0, ...full, ...slots([0, 1]) }),
      ...shapes.map((shape) => tridiagonalTuning(shape, { ...solve, ...slots([0, 1, 4]) })),
      tridiagonalTuning(shapes[2]!, { ...solve, LISTED: 1, ...slots([0, 1, 4]) }),
    ]);
  },
};
