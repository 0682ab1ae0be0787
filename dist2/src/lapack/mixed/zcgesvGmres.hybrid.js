import { fields } from '../../core/field.js';
import { TOO_LARGE } from './dsgesvGmres.hybrid.js';
import { solveGmres } from './gmres.cpu.js';
import { fitsDevice } from './mixed.hybrid.js';
import { zcgesvKind } from './zcgesv.cpu.js';
import { singlesOnDevice } from './zcgesv.hybrid.js';
import { zcgesvGmresCpu } from './zcgesvGmres.cpu.js';
export async function zcgesvGmresHybrid(queue, a) {
    if (!fitsDevice(queue, a, fields.c.bytes))
        return zcgesvGmresCpu(queue, { ...a, why: TOO_LARGE });
    await solveGmres(queue, a, zcgesvKind(queue, a), [{ bits: 32, begin: () => singlesOnDevice(queue, a) }]);
}
