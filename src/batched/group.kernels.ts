// The kernels that give each matrix of a batch to one workgroup, a thread to a row, as the host sees them, and which variant fits.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel } from '../runtime/kernel.ts';
import { variants } from '../runtime/variants.ts';
import { cholesky_group } from './cholesky/shaders.gen.ts';
import { lu_group } from './lu/shaders.gen.ts';
import { batch_scatter, substitute_group } from './shaders.gen.ts';

/** Rows of the matrices, and what a workgroup of the device may have. */
export interface GroupProblem {
  readonly rows: number;
  readonly threads: number;
  readonly workgroupBytes: number;
  /** Size of the smallest subgroup; 0 without subgroups. */
  readonly lanes: number;
  readonly software: boolean;
}

/** A workgroup: its rows, the columns that they hold in registers, and those that are eliminated at a time. */
interface GroupShape {
  readonly THREADS: number;
  readonly NB: number;
  readonly KB: number;
}

/** How pivots are searched for as well: by subgroups of at least so many lanes, 0 without. */
interface LuShape extends GroupShape {
  readonly SMALLEST: number;
}

/** Steps between them keep low what an order pays that is just above one: idle rows. */
const ROWS = [64, 96, 128, 192, 256, 384, 512, 768, 1024];
/** Devices with small subgroups, or none, get fewer variants. */
const FEW = [64, 256, 1024];
const LIGHT = [64, 256, 1024];

const luBytes = ({ THREADS, NB, KB, SMALLEST }: LuShape): number => {
  const subgroups = SMALLEST === 0 ? 1 : THREADS / SMALLEST;
  const search = SMALLEST === 0 ? 8.5 * THREADS : 8 * subgroups;
  return 8 * NB * KB + 8 * KB * KB + 8 * subgroups * NB + search + 16;
};

/** Of Cholesky or L D L^T and of solutions, the largest of them: most of it to turn what lies across rows. */
const groupBytes = ({ THREADS, NB, KB }: GroupShape): number =>
  8 * NB * KB + Math.max(16 * NB + 64, 8 * KB * KB) + 4 * KB * (THREADS + 4) + 4 * THREADS + 16;

const why = (rows: number, how = ''): string => `one workgroup to a matrix of up to ${rows} rows${how}`;

const luRule = (choice: LuShape, software = false): Rule<GroupProblem, LuShape> => ({
  name: `${nameOf(choice, software)}${choice.SMALLEST === 0 ? '' : `-lanes-${choice.SMALLEST}`}`,
  choice,
  fits: (p) => fits(p, choice, software) && luBytes(choice) <= p.workgroupBytes && p.lanes >= choice.SMALLEST,
  why: why(choice.THREADS, choice.SMALLEST === 0 ? '' : ', pivots by subgroups'),
});

const groupRule = (choice: GroupShape, software = false): Rule<GroupProblem, GroupShape> => ({
  name: nameOf(choice, software),
  choice,
  fits: (p) => fits(p, choice, software) && groupBytes(choice) <= p.workgroupBytes,
  why: why(choice.THREADS),
});

function nameOf({ THREADS }: GroupShape, software: boolean): string {
  return `${software ? 'light' : 'rows'}-${THREADS}`;
}

const fits = (p: GroupProblem, { THREADS }: GroupShape, software: boolean): boolean =>
  p.rows <= THREADS && THREADS <= p.threads && p.software === software;

/** A software adapter takes longer to compile the unrolled text of wider blocks than the work ever could. */
const light = LIGHT.map((THREADS) => ({ THREADS, NB: 4, KB: 4 }));
const shapes = (NB: number): GroupShape[] => ROWS.map((THREADS) => ({ THREADS, NB, KB: 8 }));

/**
 * Columns and depth by the size of the workgroup. H200, 2026-11, ms of LU, columns x depth, by subgroups and without: 64 rows 8x4 0.52,
 * 0.60, 16x4 0.62, 0.59; 128 rows 16x4 0.74, 0.58, 16x8 0.72, 0.63; 256 rows 16x4 1.49, 1.10, 16x8 0.96, 1.32; 512 rows 16x8 2.06, 2.50,
 * 32x4 1.74, 4.56. 1024 rows leave a thread 64 registers.
 */
function luShape(THREADS: number, SMALLEST: number): LuShape {
  if (SMALLEST === 0) return { THREADS, NB: 16, KB: THREADS <= 256 ? 4 : 8, SMALLEST };
  if (SMALLEST === 32 && THREADS === 64) return { THREADS, NB: 8, KB: 4, SMALLEST };
  if (SMALLEST === 32 && THREADS === 512) return { THREADS, NB: 32, KB: 4, SMALLEST };
  return { THREADS, NB: 16, KB: 8, SMALLEST };
}

/** Workgroups in which pivots are found sooner without subgroups. */
const BY_MEMORY = [96, 128, 192];

/** The smallest workgroup that has the rows, and for it the largest subgroups that pay. */
export const luRules: readonly Rule<GroupProblem, LuShape>[] = [
  ...ROWS.flatMap((THREADS) =>
    [32, 8, 4, 0]
      .filter((SMALLEST) => SMALLEST === 0 || SMALLEST === 32 || FEW.includes(THREADS))
      .filter((SMALLEST) => SMALLEST === 0 || !BY_MEMORY.includes(THREADS))
      .map((SMALLEST) => luRule(luShape(THREADS, SMALLEST))),
  ),
  ...light.flatMap((shape) =>
    [4, 0]
      .filter((SMALLEST) => SMALLEST * shape.THREADS <= 1024)
      .map((SMALLEST) => luRule({ ...shape, SMALLEST }, true)),
  ),
];

/**
 * Workgroups from which on Cholesky takes 32 columns at a time. H200, 2026-11, ms with 16 and 32 columns: 48 x 48 0.209, 0.273; 64 x 64
 * 0.171, 0.163; 128 x 128 0.200, 0.194; 256 x 256 0.363, 0.395; 512 x 512 0.726, 0.620. 1024 rows leave a thread 64 registers.
 */
const WIDE = [512];

export const choleskyRules: readonly Rule<GroupProblem, GroupShape>[] = [
  ...shapes(16).map((shape) => groupRule(WIDE.includes(shape.THREADS) ? { ...shape, NB: 32 } : shape)),
  ...light.map((shape) => groupRule(shape, true)),
];

/** For solutions: columns of X in registers, few and many. */
export const FEW_COLUMNS = 4;
export const substituteRules = {
  few: [
    ...shapes(FEW_COLUMNS).map((shape) => groupRule(shape)),
    ...light.map((shape) => groupRule({ ...shape, NB: FEW_COLUMNS }, true)),
  ],
  many: [...shapes(16).map((shape) => groupRule(shape)), ...light.map((shape) => groupRule(shape, true))],
} as const;

/** Flags: COPIES to a workspace; without PIVOT only where there is no search by subgroups, and no workspace. */
export const luVariants = variants({
  tiles: luRules.map(({ choice }) => choice),
  flags: { LISTED: 2, COPIES: 2, PIVOT: 2 },
  legal: (v) => v.PIVOT === 1 || (v.SMALLEST === 0 && v.COPIES === 0),
});

/** LDL: A = L D L^T. */
export const choleskyVariants = variants({
  tiles: choleskyRules.map(({ choice }) => choice),
  flags: { LISTED: 2, ACROSS: 2, LDL: 2 },
});

/**
 * What becomes of problems that have failed: CHECKS where an info says which have, ZEROS where they are looked for and make the info, which
 * only inverses do. Those have many columns, and factors elsewhere.
 */
export const substituteVariants = variants({
  tiles: [...substituteRules.few, ...substituteRules.many].map(({ choice }) => choice),
  flags: { LISTED: 2, PIVOTS: 2, INVERSE: 2, F_IN_X: 2, CHECKS: 2, ZEROS: 2 },
  legal: (v) =>
    v.INVERSE === 1
      ? v.F_IN_X === 0 &&
        v.CHECKS !== v.ZEROS &&
        (v.PIVOTS === 1 || v.ZEROS === 1) &&
        (v.NB !== FEW_COLUMNS || v.KB === 4)
      : v.ZEROS === 0,
});

export const scatterVariants = variants({ always: { THREADS: 256 }, flags: { LISTED: 2 } });

export const luGroup: Kernel = {
  name: 'lu_group',
  text: lu_group,
  get variants() {
    return luVariants.all;
  },
};

export const choleskyGroup: Kernel = {
  name: 'cholesky_group',
  text: cholesky_group,
  get variants() {
    return choleskyVariants.all;
  },
};

export const substituteGroup: Kernel = {
  name: 'substitute_group',
  text: substitute_group,
  get variants() {
    return substituteVariants.all;
  },
};

export const batchScatter: Kernel = { name: 'batch_scatter', text: batch_scatter, variants: scatterVariants.all };
