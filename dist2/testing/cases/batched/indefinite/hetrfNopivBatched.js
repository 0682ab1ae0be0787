// hetrfNopiv of a batch as cases, one for each form: as sytrfNopiv. Imaginary parts of the diagonal do not count, and must become 0.
import { batchCases } from '../../../lib/batchForms.js';
import { trfNopivKit } from './sytrfNopivBatched.js';
export const hetrfNopivBatchedCases = batchCases('hetrfNopiv', trfNopivKit('c'));
