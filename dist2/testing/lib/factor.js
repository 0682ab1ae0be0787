const AUTO = { mode: 'auto', title: 'auto, as measured costs say' };
const HYBRID = { mode: 'hybrid', title: 'hybrid, panels on the CPU' };
const NATIVE = { mode: 'native', title: 'native, on the GPU alone' };
const TOURNAMENT = { mode: 'native', pivoting: 'tournament', title: 'native, with tournament pivoting' };
/** MAGMA's 1 to 3 of getrf, and 4. */
export const LU_VERSIONS = {
    0: AUTO,
    1: HYBRID,
    2: { nopiv: true, title: 'without pivoting; A is diagonally dominant if --matrix says nothing else' },
    3: NATIVE,
    4: TOURNAMENT,
};
/** As getrf's; without pivoting gesv is a routine of its own. */
export const SOLVE_VERSIONS = { 0: AUTO, 1: HYBRID, 3: NATIVE, 4: TOURNAMENT };
/** MAGMA's 1 and 2 of potrf. */
export const CHOLESKY_VERSIONS = { 0: AUTO, 1: HYBRID, 2: NATIVE };
export function factorOf(versions, { version, math, nb }) {
    const { title: _, ...factor } = versions[version];
    return { ...factor, ...(math === 'split' ? { math } : {}), ...(nb === 0 ? {} : { nb }) };
}
/** geqrf's, numbered likewise. */
export const QR_VERSIONS = { 0: AUTO, 1: HYBRID, 2: NATIVE };
/** What all of them take, as arguments of a call. */
export const modeArgs = ({ mode = 'native', math = 'strict' }) => ({ mode, math });
