// LU panels of doubles by workgroups that wait for each other as the host sees them, and which panels they are for.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { HEAD, PATIENCE } from '../mail.ts';
import { DOUBLES_TILES, type DoublesTile, LIGHT_DOUBLES } from './cooperativeTiles.ts';
import { getf2_cooperative_double } from './shaders.gen.ts';

/** Words of mail between so many groups: for each column a candidate of each and its row, three words a number. */
export const mailWords = ({ WIDTH }: DoublesTile, groups: number): number => 3 * WIDTH * groups * (1 + WIDTH);
export const mailBytes = (t: DoublesTile, groups: number): number => 4 * (HEAD + mailWords(t, groups));

export interface CooperativeDoubles {
  readonly m: number;
  /** Threads of every subgroup; 0 where that is not one number for all. */
  readonly lanes: number;
  /** Workgroups that run at the same time. */
  readonly cooperating: number;
  /** Threads and bytes that a workgroup may have. */
  readonly threads: number;
  readonly workgroupBytes: number;
}

/** Bytes of a workgroup's memory: rows, the pivot's row, factors, and what finds pivots. */
const bytesOf = ({ LANES, ROWS, LINES, HEIGHT, WIDTH }: DoublesTile): number =>
  8 * (HEIGHT + 1) * (WIDTH + 1) + 16 * LINES + (LANES === 0 ? 16 * ROWS * LINES + 576 : 0);

const rule = (choice: DoublesTile, isForTests: boolean): Rule<CooperativeDoubles, DoublesTile | undefined> => ({
  name: `cooperative-${choice.LANES}x${choice.LINES}x${choice.HEIGHT}x${choice.WIDTH}`,
  choice,
  fits: ({ m, lanes, cooperating, threads, workgroupBytes }) =>
    !isForTests &&
    lanes === choice.LANES &&
    // Half of those that were counted: this kernel may take more of a processor than the one that counted.
    m <= choice.HEIGHT * Math.min(choice.GROUPS, Math.floor(cooperating / 2)) &&
    threads >= choice.ROWS * choice.LINES &&
    bytesOf(choice) <= workgroupBytes,
  why: `panels of ${choice.WIDTH} columns by workgroups of ${choice.HEIGHT} rows that wait for each other`,
});

/**
 * Panels of more rows, and complex ones, are as fast column by column. Microseconds for 32 columns of 1024, 2048, 4096, 8192, 16384 rows
 * so and otherwise: 164, 164, 180, 233, 370 (of 16 columns twice) and 195, 198, 201, 222, 293; of complex doubles 1024, 4096, 8192: 483,
 * 547, 699 and 475, 483, 576 (H200, 2026-11). At 8192 the host has two commands in place of 33.
 */
export const cooperativeDoublesRules: readonly Rule<CooperativeDoubles, DoublesTile | undefined>[] = [
  ...DOUBLES_TILES.map((t) => rule(t, false)),
  ...LIGHT_DOUBLES.map((t) => rule(t, true)),
  { name: 'apart', choice: undefined, fits: () => true, why: 'a dispatch for each column of a panel' },
];

export const cooperativeDoublesVariants = variants({
  types: { d: DOUBLES.d },
  tiles: [...DOUBLES_TILES, ...LIGHT_DOUBLES],
  always: { PATIENCE },
});

export const getf2CooperativeDouble: Kernel = {
  name: 'getf2_cooperative_double',
  text: getf2_cooperative_double,
  variants: cooperativeDoublesVariants.all,
};
