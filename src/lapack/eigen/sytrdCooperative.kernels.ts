// The kernels of a tridiagonal reduction by workgroups that wait for each other as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import type { CooperativeTile } from '../cooperativeTiles.ts';
import { PATIENCE } from '../mail.ts';
import { sytrd_cooperative, sytrd_settle } from './shaders.gen.ts';
import { LIGHT_TILES, MOST_TOGETHER, SYTRD_TILES } from './sytrdCooperativeTiles.ts';

const cooperativeVariants = variants({ tiles: [...SYTRD_TILES, ...LIGHT_TILES], always: { PATIENCE } });
export const cooperativeTuning = (tile: CooperativeTile): Tuning => cooperativeVariants.of(undefined, undefined, tile);
export const sytrdCooperative: Kernel = {
  name: 'sytrd_cooperative',
  text: sytrd_cooperative,
  variants: cooperativeVariants.all,
};

export const settleTuning = { THREADS: 256, MOST: MOST_TOGETHER } as const;
export const sytrdSettle: Kernel = { name: 'sytrd_settle', text: sytrd_settle, variants: [settleTuning] };
