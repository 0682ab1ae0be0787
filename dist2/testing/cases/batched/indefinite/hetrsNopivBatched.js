// hetrsNopiv of a batch as cases, one for each form: as sytrsNopiv. Imaginary parts of the diagonal do not count, and must become 0.
import { batchCases } from '../../../lib/batchForms.js';
import { trsNopivKit } from './sytrsNopivBatched.js';
export const hetrsNopivBatchedCases = batchCases('hetrsNopiv', trsNopivKit('c'));
