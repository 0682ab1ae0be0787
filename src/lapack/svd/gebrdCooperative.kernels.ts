// The kernels of a reduction to bidiagonal form by workgroups that wait for each other as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { PATIENCE } from '../mail.ts';
import { GEBRD_TILES, type GebrdTile, LIGHT_TILES, MOST_TOGETHER } from './gebrdCooperativeTiles.ts';
import { gebrd_cooperative, gebrd_settle } from './shaders.gen.ts';

const cooperativeVariants = variants({ tiles: [...GEBRD_TILES, ...LIGHT_TILES], always: { PATIENCE } });
export const cooperativeTuning = (tile: GebrdTile): Tuning => cooperativeVariants.of(undefined, undefined, tile);
export const gebrdCooperative: Kernel = {
  name: 'gebrd_cooperative',
  text: gebrd_cooperative,
  variants: cooperativeVariants.all,
};

export const settleTuning = { THREADS: 256, MOST: MOST_TOGETHER } as const;
export const gebrdSettle: Kernel = { name: 'gebrd_settle', text: gebrd_settle, variants: [settleTuning] };
