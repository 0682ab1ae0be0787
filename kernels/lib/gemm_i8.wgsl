// What the products of bytes without matrix units share: slabs of BK depths in workgroup memory, rows of A and columns of B in vectors of
// 16 depths.
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

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slabs: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  alpha: i32,
  beta: i32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> As: array<vec4u, BM * PITCH>;
var<workgroup> Bs: array<vec4u, BN * PITCH>;

// Vector v of a row or column beyond the matrix is that of its last one: what comes of it is not stored.
fn fetchA(id: u32, row0: u32, slab: u32) -> vec4u {
  return A[p.offA + min(row0 + id / VECTORS, p.m - 1u) * p.lda + slab * VECTORS + id % VECTORS];
}

fn fetchB(id: u32, col0: u32, slab: u32) -> vec4u {
  return B[p.offB + min(col0 + id / VECTORS, p.n - 1u) * p.ldb + slab * VECTORS + id % VECTORS];
}
