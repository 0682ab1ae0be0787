// hesvNopiv of a batch as cases, one for each form: as sysvNopiv. Imaginary parts of the diagonal do not count, and must become 0.
import { batchCases } from '../../../lib/batchForms.js';
import { svNopivKit } from './sysvNopivBatched.js';
export const hesvNopivBatchedCases = batchCases('hesvNopiv', svNopivKit('c'));
