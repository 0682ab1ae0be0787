export declare const batch_gather: string;
export declare const batch_pivots: string;
export declare const batch_records: string;
export declare const batch_report: string;
export declare const batch_scatter: string;
export declare const solve_small: string;
export declare const solve_soft: string;
export declare const substitute_group: string;
