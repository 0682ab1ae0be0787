/** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' root of the sum of squares (Frobenius). */
export type Norm = 'm' | 'o' | '1' | 'i' | 'f' | 'e';
export declare const NORMS: readonly Norm[];
