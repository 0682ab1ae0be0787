export declare const pinv_product: string;
export declare const singular_rank: string;
export declare const svd_complete: string;
export declare const svd_jacobi: string;
export declare const svd_records: string;
export declare const svd_report: string;
