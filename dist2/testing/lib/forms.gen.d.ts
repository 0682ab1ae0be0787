/** Spec and front of each form. */
export declare const batchedRoutines: {
    gbsv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbsvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbsvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbsvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gbtrf: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbtrfStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbtrfBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbtrfVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gbtrs: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbtrsStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbtrsBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GbtrsVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gtsv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GtsvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GtsvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GtsvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gttrf: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GttrfStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GttrfBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GttrfVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gttrs: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GttrsStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GttrsBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GttrsVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    ptsv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PtsvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PtsvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PtsvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    pttrf: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PttrfStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PttrfBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PttrfVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    pttrs: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PttrsStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PttrsBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PttrsVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    posv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PosvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PosvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PosvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    potrf: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotrfStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotrfBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotrfVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    potri: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotriStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotriBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotriVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    potrs: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotrsStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotrsBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PotrsVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gecon: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeconStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeconBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeconVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    pocon: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PoconStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PoconBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PoconVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    stedc: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").StedcStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").StedcBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").StedcVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    steqr: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SteqrStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SteqrBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SteqrVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    syev: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    syevd: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevdStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevdBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevdVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    syevj: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevjStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevjBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevjVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    syevx: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevxStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevxBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyevxVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    sygv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SygvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SygvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SygvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    expm: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").ExpmStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").ExpmBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").ExpmVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    invroot: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").InvrootStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").InvrootBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").InvrootVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    logm: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LogmStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LogmBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LogmVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    polar: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PolarStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PolarBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PolarVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    signm: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SignmStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SignmBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SignmVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    sqrtm: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SqrtmStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SqrtmBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SqrtmVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    hesvNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HesvNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HesvNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HesvNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    hetrfNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HetrfNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HetrfNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HetrfNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    hetrsNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HetrsNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HetrsNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HetrsNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    sysvNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SysvNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SysvNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SysvNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    sytrfNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SytrfNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SytrfNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SytrfNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    sytrsNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SytrsNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SytrsNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SytrsNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gesv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    getrf: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrfStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrfBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrfVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    getrfNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrfNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrfNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrfNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    getri: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetriStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetriBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetriVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    getrs: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrsStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrsBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrsVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    getrsNopiv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrsNopivStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrsNopivBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GetrsNopivVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    matinv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").MatinvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").MatinvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").MatinvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    lange: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: {
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithPlace<import("../../src/index.ts").LangeStridedBatchedArgs<P>>, prec?: P): Promise<undefined>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithoutPlace<import("../../src/index.ts").LangeStridedBatchedArgs<P>>, prec?: P): Promise<number>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LangeStridedBatchedArgs<P>, prec?: P): Promise<number | undefined>;
            };
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: {
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithPlace<import("../../src/index.ts").LangeBatchedArgs<P>>, prec?: P): Promise<undefined>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithoutPlace<import("../../src/index.ts").LangeBatchedArgs<P>>, prec?: P): Promise<number>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LangeBatchedArgs<P>, prec?: P): Promise<number | undefined>;
            };
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: {
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithPlace<import("../../src/index.ts").LangeVbatchedArgs<P>>, prec?: P): Promise<undefined>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithoutPlace<import("../../src/index.ts").LangeVbatchedArgs<P>>, prec?: P): Promise<number>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LangeVbatchedArgs<P>, prec?: P): Promise<number | undefined>;
            };
        };
    };
    lansy: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: {
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithPlace<import("../../src/index.ts").LansyStridedBatchedArgs<P>>, prec?: P): Promise<undefined>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithoutPlace<import("../../src/index.ts").LansyStridedBatchedArgs<P>>, prec?: P): Promise<number>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LansyStridedBatchedArgs<P>, prec?: P): Promise<number | undefined>;
            };
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: {
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithPlace<import("../../src/index.ts").LansyBatchedArgs<P>>, prec?: P): Promise<undefined>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithoutPlace<import("../../src/index.ts").LansyBatchedArgs<P>>, prec?: P): Promise<number>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LansyBatchedArgs<P>, prec?: P): Promise<number | undefined>;
            };
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: {
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithPlace<import("../../src/index.ts").LansyVbatchedArgs<P>>, prec?: P): Promise<undefined>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/runtime/front.ts").WithoutPlace<import("../../src/index.ts").LansyVbatchedArgs<P>>, prec?: P): Promise<number>;
                <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").LansyVbatchedArgs<P>, prec?: P): Promise<number | undefined>;
            };
        };
    };
    gemv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GemvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GemvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GemvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    herk: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HerkStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HerkBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").ComplexPrec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").HerkVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    syrk: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyrkStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyrkBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").SyrkVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gels: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GelsStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GelsBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GelsVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gelsy: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GelsyStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GelsyBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GelsyVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    geqp3: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").Geqp3StridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").Geqp3BatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").Geqp3VbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    geqrf: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeqrfStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeqrfBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeqrfVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    orgqr: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").OrgqrStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").OrgqrBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").OrgqrVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    ormqr: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").OrmqrStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").OrmqrBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").OrmqrVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    qr: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").QrStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").QrBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").QrVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gesvRefined: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvRefinedStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvRefinedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvRefinedVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    posvRefined: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PosvRefinedStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PosvRefinedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PosvRefinedVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    geev: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeevStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeevBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GeevVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gehrd: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GehrdStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GehrdBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GehrdVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gesvd: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gesvda: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdaStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdaBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdaVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    gesvdj: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdjStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdjBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").GesvdjVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    matrixRank: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").MatrixRankStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").MatrixRankBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").MatrixRankVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    pinv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PinvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PinvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").PinvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    trsm: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").TrsmStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").TrsmBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").TrsmVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
    trsv: {
        strided: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").TrsvStridedBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        batched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").TrsvBatchedArgs<P>, prec?: P) => Promise<void>;
        };
        vbatched: {
            spec: import("../../src/index.ts").RoutineSpec;
            front: <P extends import("../../src/index.ts").Prec>(on: import("../../src/index.ts").Context | import("../../src/index.ts").Queue, args: import("../../src/index.ts").TrsvVbatchedArgs<P>, prec?: P) => Promise<void>;
        };
    };
};
