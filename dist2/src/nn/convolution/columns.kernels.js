// The kernel that stores the windows of convolutions as the host sees it.
import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { conv_columns } from './shaders.gen.js';
const [THREADS, LINES] = [128, 8];
const columnsVariants = variants({ types: REALS, flags: { ACROSS: 2 }, always: { THREADS, LINES } });
export const convColumns = { name: 'conv_columns', text: conv_columns, variants: columnsVariants.all };
/** The variant for `count` windows of `depth` numbers, neighbouring threads being neighbours in either, and its grid. */
export function columnsLaunch(type, depth, count, across) {
    const [own, lines] = across ? [count, depth] : [depth, count];
    const groups = [Math.ceil(own / THREADS), Math.ceil(lines / LINES), 1];
    return { tuning: columnsVariants.of(type, { ACROSS: across }), groups };
}
