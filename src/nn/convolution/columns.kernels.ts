// The kernel that stores the windows of convolutions as the host sees it.

import type { ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Groups } from '../../runtime/queue.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { conv_columns } from './shaders.gen.ts';

const [THREADS, LINES] = [128, 8];
const columnsVariants = variants({ types: REALS, flags: { ACROSS: 2 }, always: { THREADS, LINES } });

export const convColumns: Kernel = { name: 'conv_columns', text: conv_columns, variants: columnsVariants.all };

/** The variant for `count` windows of `depth` numbers, neighbouring threads being neighbours in either, and its grid. */
export function columnsLaunch(
  type: ElementType,
  depth: number,
  count: number,
  across: boolean,
): { readonly tuning: Tuning; readonly groups: Groups } {
  const [own, lines] = across ? [count, depth] : [depth, count];
  const groups: Groups = [Math.ceil(own / THREADS), Math.ceil(lines / LINES), 1];
  return { tuning: columnsVariants.of(type, { ACROSS: across }), groups };
}
