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

const settleTunings = [
  { THREADS: 256, MOST: MOST_TOGETHER },
  { THREADS: 8, MOST: 64 },
];
/** Behind a tile: those without subgroups are for tests, and of few threads loops have turns. */
export const settleTuning = ({ LANES }: CooperativeTile) => settleTunings[LANES === 0 ? 1 : 0]!;
export const sytrdSettle: Kernel = { name: 'sytrd_settle', text: sytrd_settle, variants: settleTunings };
