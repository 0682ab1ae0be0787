import { notePivoting } from '../lu/getrf.cpu.js';
import { dsgesvKind, luOnHost } from './dsgesv.cpu.js';
import { solveGmres } from './gmres.cpu.js';
import { HostSingles } from './mixed.cpu.js';
export async function dsgesvGmresCpu(queue, a) {
    await solveGmres(queue, a, dsgesvKind(queue, a), [singlesOnHost(queue, a)]);
}
/** The attempt with factors in single precision on the CPU. */
export const singlesOnHost = (queue, a) => ({
    bits: 32,
    begin() {
        notePivoting(queue, a);
        return new HostSingles(queue, a, luOnHost(queue, a));
    },
});
