import type { Uplo } from '../../core/matrix.ts';
export declare const partCode: Readonly<Record<Uplo | 'f', number>>;
