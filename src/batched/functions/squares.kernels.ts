// The kernels that compute a function of a small matrix in one dispatch, as the host sees them: orders, and every variant.
import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { expm_group, root_newton, root_schulz } from './shaders.gen.ts';

/** Orders that a variant takes, and how many problems share a workgroup: as many as make it two subgroups. */
interface SquareShape {
  readonly N: number;
  readonly GROUP: number;
}

interface SquareProblem extends Limits {
  readonly n: number;
}

const SHAPES: readonly SquareShape[] = [
  { N: 8, GROUP: 16 },
  { N: 12, GROUP: 7 },
  { N: 16, GROUP: 4 },
  { N: 24, GROUP: 2 },
  { N: 32, GROUP: 1 },
  { N: 40, GROUP: 1 },
  { N: 48, GROUP: 1 },
  { N: 64, GROUP: 1 },
];

const threadsOf = ({ N, GROUP }: SquareShape): number => GROUP * (N / 4) ** 2;

const bytesOf = (s: SquareShape): number => 8 * s.GROUP * s.N ** 2 + 4 * threadsOf(s) + s.GROUP * (s.N + 4) + 16;

const fits = (s: SquareShape, p: SquareProblem): boolean =>
  p.n <= s.N && threadsOf(s) <= p.threads && bytesOf(s) <= p.workgroupBytes;

export const squareRules: readonly Rule<SquareProblem, SquareShape>[] = SHAPES.map((choice) => ({
  name: `square-${choice.N}`,
  choice,
  fits: (p) => fits(choice, p),
  why: `one dispatch for orders up to ${choice.N}`,
}));

/** The variant for an order on a device; undefined where none holds such a matrix, or `force` is not the name of one. */
export function pickSquare(p: SquareProblem, force?: string): Picked<SquareShape> | undefined {
  const names = squareRules.map(({ name }) => name);
  if (force !== undefined && !names.includes(force)) return undefined;
  return force !== undefined || squareRules.some((rule) => rule.fits(p)) ? pick(squareRules, p, force) : undefined;
}

const interned = new Map<string, Tuning>();

/** One object per variant: pipelines are found by it. */
export function squareTuning({ N, GROUP }: SquareShape, listed: boolean, inC: boolean): Tuning {
  const key = `${N} ${GROUP} ${listed} ${inC}`;
  let tuning = interned.get(key);
  if (tuning === undefined) {
    tuning = { N, GROUP, LISTED: Number(listed), A_IN_C: Number(inC) };
    interned.set(key, tuning);
  }
  return tuning;
}

const variants: readonly Tuning[] = SHAPES.flatMap((shape) =>
  [false, true].flatMap((listed) => [false, true].map((inC) => squareTuning(shape, listed, inC))),
);

export const expmGroup: Kernel = { name: 'expm_group', text: expm_group, variants };
export const rootNewton: Kernel = { name: 'root_newton', text: root_newton, variants };
export const rootSchulz: Kernel = { name: 'root_schulz', text: root_schulz, variants };

export const squareKernels: readonly Kernel[] = [expmGroup, rootNewton, rootSchulz];
