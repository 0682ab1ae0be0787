// hesvNopiv of a batch as cases, one for each form: as sysvNopiv. Imaginary parts of the diagonal do not count, and must become 0.
import { batchCases } from '../../../lib/batchForms.ts';
import { svNopivKit } from './sysvNopivBatched.ts';

export const hesvNopivBatchedCases = batchCases('hesvNopiv', svNopivKit('c'));
