// What the products of bytes without matrix units share: slabs of BK depths in workgroup memory, rows of A and columns of B in vectors of
// 16 depths.
// Kernels say what sums are: SUM, and whether that is f32 (FLOATS).
const INTEGERS: u32 = 1u - FLOATS;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 64u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const VECTORS: u32 = BK / 16u;
// An odd pitch spreads the rows over the memory's banks.
const PITCH: u32 = VECTORS + 1u;
const LOADS_A: u32 = BM * VECTORS / THREADS;
const LOADS_B: u32 = BN * VECTORS / THREADS;

// @use lib/gemm_i8_params

var<workgroup> As: array<vec4u, BM * PITCH>;
var<workgroup> Bs: array<vec4u, BN * PITCH>;

// @when WHOLE
// The row of the tile that lies at a place of its slab.
fn rowAt(place: u32) -> u32 {
  return place;
}
// @end
// @when RESIDUES
// A thread's rows, which lie NX apart in a slab, are four by four neighbours in C.
fn rowAt(place: u32) -> u32 {
  let r = place / NX;
  return 4u * (place % NX + r / 4u * NX) + r % 4u;
}
// @end

// Vector v of a row or column beyond the matrix is that of its last one: what comes of it is not stored.
fn fetchA(id: u32, row0: u32, slab: u32) -> vec4u {
  return A[startA() + min(row0 + rowAt(id / VECTORS), p.m - 1u) * p.lda + slab * VECTORS + id % VECTORS];
}

fn fetchB(id: u32, col0: u32, slab: u32) -> vec4u {
  return B[startB() + min(col0 + id / VECTORS, p.n - 1u) * p.ldb + slab * VECTORS + id % VECTORS];
}
