// The kernels that compute a function of a small matrix in one dispatch, as the host sees them: orders, and every variant.
import { pick } from '../../autotune/pick.js';
import { variants } from '../../runtime/variants.js';
import { expm_group, root_newton, root_schulz, sign_newton } from './shaders.gen.js';
const SHAPES = [
    { N: 8, GROUP: 16 },
    { N: 12, GROUP: 7 },
    { N: 16, GROUP: 4 },
    { N: 24, GROUP: 2 },
    { N: 32, GROUP: 1 },
    { N: 40, GROUP: 1 },
    { N: 48, GROUP: 1 },
    { N: 64, GROUP: 1 },
];
const threadsOf = ({ N, GROUP }) => GROUP * (N / 4) ** 2;
const bytesOf = (s) => 8 * s.GROUP * s.N ** 2 + 4 * threadsOf(s) + s.GROUP * (s.N + 4) + 16;
const fits = (s, p) => p.n <= s.N && threadsOf(s) <= p.threads && bytesOf(s) <= p.workgroupBytes;
export const squareRules = SHAPES.map((choice) => ({
    name: `square-${choice.N}`,
    choice,
    fits: (p) => fits(choice, p),
    why: `one dispatch for orders up to ${choice.N}`,
}));
/** The variant for an order on a device; undefined where none holds such a matrix, or `force` is not the name of one. */
export function pickSquare(p, force) {
    const names = squareRules.map(({ name }) => name);
    if (force !== undefined && !names.includes(force))
        return undefined;
    return force !== undefined || squareRules.some((rule) => rule.fits(p)) ? pick(squareRules, p, force) : undefined;
}
export const squareVariants = variants({ tiles: SHAPES, flags: { LISTED: 2, A_IN_C: 2, PAIRS: 2 } });
export const expmGroup = { name: 'expm_group', text: expm_group, variants: squareVariants.all };
export const rootNewton = { name: 'root_newton', text: root_newton, variants: squareVariants.all };
export const rootSchulz = { name: 'root_schulz', text: root_schulz, variants: squareVariants.all };
export const signNewton = { name: 'sign_newton', text: sign_newton, variants: squareVariants.all };
export const squareKernels = [expmGroup, rootNewton, rootSchulz, signNewton];
