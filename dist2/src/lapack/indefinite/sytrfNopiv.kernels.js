import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { sytrf_nopiv } from './shaders.gen.js';
export const ldlRules = [
    {
        name: 'leaf-16',
        choice: { SIDE: 8, D: 2, E: 2 },
        fits: ({ software }) => software,
        why: 'a short text for a software adapter',
    },
    {
        name: 'leaf-64',
        choice: { SIDE: 16, D: 4, E: 4 },
        fits: () => true,
        why: 'block columns of 64 in the registers of a workgroup',
    },
];
export const ldlVariants = variants({
    types: SINGLES,
    flags: { ACROSS: 2, HERMITIAN: 2 },
    tiles: ldlRules.map(({ choice }) => choice),
    legal: (v) => v['HERMITIAN'] === 0 || v['COMPLEX'] === 1,
});
export const sytrfNopivKernel = { name: 'sytrf_nopiv', text: sytrf_nopiv, variants: ldlVariants.all };
