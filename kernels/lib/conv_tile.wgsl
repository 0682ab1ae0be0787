// What the products of convolutions share: a tile, slabs of both factors in workgroup memory, and how operands are read.
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
const WIDE_X: u32 = 1u;
const WIDE_WEIGHTS: u32 = 1u;
const SINGLE_X: u32 = 1u - WIDE_X;
const SINGLE_WEIGHTS: u32 = 1u - WIDE_WEIGHTS;
// Numbers of x and of the weights that one load brings, and places under a window where a thread loads.
const PIXELS: u32 = 1u + 3u * WIDE_X;
const WEIGHTS: u32 = 1u + 3u * WIDE_WEIGHTS;
const TAPS: u32 = 4u / PIXELS;
// A row below every image, whatever less than 2^30 is added to it or it is added to.
const NOWHERE: u32 = 1u << 30u;

// @when WIDE_X
alias Pixel = vec4f;
// @end
// @when SINGLE_X
alias Pixel = f32;
// @end
// @when WIDE_WEIGHTS
alias Weight = vec4f;
// @end
// @when SINGLE_WEIGHTS
alias Weight = f32;
// @end

var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;
