// The kernels of a tridiagonal reduction by workgroups that wait for each other as the host sees them, and which tiles a device can take.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { PATIENCE } from '../mail.ts';
import { sytrd_cooperative, sytrd_settle } from './shaders.gen.ts';
import {
  COOPERATIVE_TILES,
  type CooperativeTile,
  LIGHT_TILES,
  MOST_TOGETHER,
  mostOf,
} from './sytrdCooperativeTiles.ts';

const cooperativeVariants = variants({ tiles: [...COOPERATIVE_TILES, ...LIGHT_TILES], always: { PATIENCE } });
export const cooperativeTuning = (tile: CooperativeTile): Tuning => cooperativeVariants.of(undefined, undefined, tile);
export const sytrdCooperative: Kernel = {
  name: 'sytrd_cooperative',
  text: sytrd_cooperative,
  variants: cooperativeVariants.all,
};

export const settleTuning = { THREADS: 256, MOST: MOST_TOGETHER } as const;
export const sytrdSettle: Kernel = { name: 'sytrd_settle', text: sytrd_settle, variants: [settleTuning] };

export interface Cooperation {
  /** Threads of every subgroup; 0 where that is not one number for all. */
  readonly fixedLanes: number;
  /** Workgroups that run at the same time. */
  readonly cooperating: number;
  /** Threads that a workgroup may have. */
  readonly threads: number;
}

/** The tiles that a device can take up to the first that holds an order, if there is one. */
export function tilesOf({ fixedLanes, cooperating, threads }: Cooperation, order: number): readonly CooperativeTile[] {
  // Half of the workgroups that were counted: with so many registers a processor may hold one of these where it held two of those.
  const all = COOPERATIVE_TILES.filter(
    ({ LANES, ROWS, LINES, GROUPS }) => LANES === fixedLanes && GROUPS <= cooperating / 2 && ROWS * LINES <= threads,
  );
  return all.slice(0, all.findIndex((tile) => order <= mostOf(tile)) + 1);
}
