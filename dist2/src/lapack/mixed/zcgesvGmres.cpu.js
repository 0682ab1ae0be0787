import { luOnHost } from './dsgesv.cpu.js';
import { solveGmres } from './gmres.cpu.js';
import { HostSingles } from './mixed.cpu.js';
import { zcgesvKind } from './zcgesv.cpu.js';
/** `why`: the reason for the trace, if it is not the backend's. */
export const zcgesvGmresCpu = (queue, a) => {
    const begin = () => new HostSingles(queue, a, luOnHost(queue, a, 'c'));
    return solveGmres(queue, a, zcgesvKind(queue, a), [{ bits: 32, begin }]);
};
