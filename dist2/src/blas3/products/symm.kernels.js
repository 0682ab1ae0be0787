import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { sym_expand } from './shaders.gen.js';
export const SYM_TILE = 32;
export const symExpandVariants = variants({
    types: SINGLES,
    flags: { HERMITIAN: 2 },
    always: { TILE: SYM_TILE, LINES: 8 },
    // Of real numbers there are no conjugates.
    legal: ({ HERMITIAN, COMPLEX }) => HERMITIAN === 0 || COMPLEX === 1,
});
export const symExpand = { name: 'sym_expand', text: sym_expand, variants: symExpandVariants.all };
