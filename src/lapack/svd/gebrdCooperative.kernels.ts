// The kernels of a reduction to bidiagonal form by workgroups that wait for each other as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import type { CooperativeTile } from '../cooperativeTiles.ts';
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

const settleTunings = [
  { THREADS: 256, MOST: MOST_TOGETHER },
  { THREADS: 8, MOST: 64 },
];
/** Behind a tile: those without subgroups are for tests, and of few threads loops have turns. */
export const settleTuning = ({ LANES }: CooperativeTile) => settleTunings[LANES === 0 ? 1 : 0]!;
export const gebrdSettle: Kernel = { name: 'gebrd_settle', text: gebrd_settle, variants: settleTunings };
