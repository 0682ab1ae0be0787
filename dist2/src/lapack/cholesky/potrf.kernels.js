import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { WIDEST } from './choleskyBlocks.js';
import { potrf_panel } from './shaders.gen.js';
const square = { NB: WIDEST, TILES: 1, DEPTH: 32, KU: 16 };
/** Of complex numbers in 32 KiB of workgroup memory. */
const shallow = { NB: WIDEST, TILES: 1, DEPTH: 16, KU: 16 };
const low = { NB: 32, TILES: 3, DEPTH: 16, KU: 8 };
const light = { NB: 32, TILES: 1, DEPTH: 8, KU: 4 };
/** What a workgroup of this shape has. */
export const panelNeeds = ({ NB, TILES, DEPTH }, type) => {
    const rows = (NB / 4) * (TILES + 1);
    return { threads: (NB / 4) * rows, workgroupBytes: 4 * fields[type].bytes * (DEPTH * (rows + 1) + 8) + 4 };
};
const allows = (problem, shape) => {
    const { threads, workgroupBytes } = panelNeeds(shape, problem.type);
    return threads <= problem.threads && workgroupBytes <= problem.workgroupBytes;
};
export const panelRules = [
    {
        name: 'light',
        choice: light,
        fits: ({ software }) => software,
        why: 'block columns of 32: a software adapter runs the threads of a workgroup in turn',
    },
    {
        name: 'square',
        choice: square,
        fits: (problem) => allows(problem, square),
        why: 'block columns of 64, 64 rows per workgroup',
    },
    {
        name: 'shallow',
        choice: shallow,
        fits: (problem) => problem.type === 'c' && allows(problem, shallow),
        why: 'block columns of 64, 64 rows per workgroup, fewer columns subtracted at a time',
    },
    {
        name: 'low',
        choice: low,
        fits: (problem) => allows(problem, low),
        why: 'block columns of 32, 96 rows per workgroup',
    },
    {
        name: 'small',
        choice: light,
        fits: () => true,
        why: 'block columns of 32, 32 rows per workgroup: pairs within what every device allows',
    },
];
export const panelVariants = variants({
    types: SINGLES,
    flags: { ACROSS: 2, FACTORS: 2 },
    tiles: [square, shallow, low, light],
    // Pairs are not factored on the CPU; real numbers have no use for less depth.
    legal: ({ FACTORS, COMPLEX, NB, DEPTH }) => COMPLEX === 1 ? FACTORS === 1 : !(NB === shallow.NB && DEPTH === shallow.DEPTH),
});
export const potrfPanel = { name: 'potrf_panel', text: potrf_panel, variants: panelVariants.all };
