export declare const band_records: string;
export declare const gb_lu: string;
export declare const gb_solve: string;
export declare const gt_lu: string;
export declare const gt_solve: string;
export declare const pt_ldl: string;
