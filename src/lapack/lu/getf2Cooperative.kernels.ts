// The kernels of LU panels by workgroups that wait for each other as the host sees them, and which panels they are for.
import type { Rule } from '../../autotune/pick.ts';
import { fields } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { HEAD, PATIENCE } from '../mail.ts';
import {
  COOPERATIVE_TILES,
  type CooperativeTile,
  FEW_ROWS,
  LIGHT_TILES,
  MORE_ROWS,
  MOST_ROWS,
  rowsOf,
} from './cooperativeTiles.ts';
import { getf2_cooperative } from './shaders.gen.ts';

/** Words of a letter: a place, four times, and a row. */
const letterWords = (type: 's' | 'c', { WIDTH }: CooperativeTile): number => 4 + fields[type].parts * WIDTH;
/** Words of mail between so many groups. */
export const mailWords = (type: 's' | 'c', t: CooperativeTile, groups: number): number =>
  t.WIDTH * groups * letterWords(type, t);
export const mailBytes = (type: 's' | 'c', t: CooperativeTile, groups: number): number =>
  4 * (HEAD + mailWords(type, t, groups));

export interface CooperativeProblem {
  readonly m: number;
  readonly type: 's' | 'c';
  /** Threads of every subgroup; 0 where that is not one number for all. */
  readonly lanes: number;
  /** Workgroups that run at the same time. */
  readonly cooperating: number;
  /** Threads and bytes that a workgroup may have. */
  readonly threads: number;
  readonly workgroupBytes: number;
}

/** Numbers that a thread holds at most: with more, fewer workgroups are on a processor than were counted. */
const REGISTERS = 64;
const holds = (type: 's' | 'c', { EACH, WIDTH }: CooperativeTile): boolean =>
  fields[type].parts * EACH * WIDTH <= REGISTERS;

const rule = (
  choice: CooperativeTile,
  least: Readonly<Record<'s' | 'c', number>>,
): Rule<CooperativeProblem, CooperativeTile | undefined> => ({
  name: `cooperative-${choice.LANES}x${choice.LINES}x${choice.EACH}x${choice.WIDTH}`,
  choice,
  fits: ({ m, type, lanes, cooperating, threads, workgroupBytes }) =>
    lanes === choice.LANES &&
    m > least[type] &&
    // Half of those that were counted: this kernel may take more of a processor than the one that counted.
    m <= rowsOf(choice) * Math.min(choice.GROUPS, cooperating / 2) &&
    threads >= choice.ROWS * choice.LINES &&
    holds(type, choice) &&
    16 * choice.LINES + 4 * choice.GROUPS * letterWords(type, choice) <= workgroupBytes,
  why: `panels of ${choice.WIDTH} columns by workgroups of ${rowsOf(choice)} rows that wait for each other`,
});

/**
 * Panels of fewer rows are as fast in one workgroup. Microseconds for 32 columns of 2048, 4096, 8192, 16384 rows so, and otherwise: 68, 71,
 * 75, 97, and 68, 90, 134, 154; of pairs 93, 97, 104, 173, and 78, 123, 141, 162 (H100, 2026-11).
 */
const FEWEST = { s: 2048, c: 2048 };
const REAL_ONLY = { s: 2048, c: Number.POSITIVE_INFINITY };
const NEVER = { s: Number.POSITIVE_INFINITY, c: Number.POSITIVE_INFINITY };
export const cooperativeRules: readonly Rule<CooperativeProblem, CooperativeTile | undefined>[] = [
  rule(FEW_ROWS, FEWEST),
  rule(MORE_ROWS, REAL_ONLY),
  rule(MOST_ROWS, REAL_ONLY),
  ...LIGHT_TILES.map((t) => rule(t, NEVER)),
  { name: 'apart', choice: undefined, fits: () => true, why: 'workgroups that do not wait for each other' },
];

export const cooperativeVariants = variants({
  types: SINGLES,
  tiles: COOPERATIVE_TILES,
  always: { PATIENCE },
  legal: (t) => holds(t['COMPLEX'] === 1 ? 'c' : 's', t as unknown as CooperativeTile),
});

export const getf2Cooperative: Kernel = {
  name: 'getf2_cooperative',
  text: getf2_cooperative,
  variants: cooperativeVariants.all,
};
