// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.

export const asum_part: string = `// asum_part: parts of the sum of abs(x_i).
// Storage   element i is x[offX + i*incX]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group] receives what workgroup \`group\` has found, per component of T
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32, or vec4f where every operand is contiguous and starts at a multiple of four: 16 bytes per access
// Needs     a second dispatch for the parts
// Source    BLAS xASUM; tree sums
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> groupSums: array<T, THREADS>;

@compute @workgroup_size(THREADS)
fn asum_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<T, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      sums[q] = sums[q] + abs(x[p.offX + i32(i + q * stride) * p.incX]);
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = sums[0] + abs(x[p.offX + i32(i) * p.incX]);
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total += sums[q];
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] += groupSums[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`;

export const axpy_elements: string = `// axpy_elements: y := alpha x + y.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32, or vec4f where every operand is contiguous and starts at a multiple of four: 16 bytes per access
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xAXPY
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}

@compute @workgroup_size(THREADS)
fn axpy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @registers
  var ys: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = y[p.offY + i32(i) * p.incY];
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = fma(T(p.alpha), xs[q], ys[q]);
    }
  }
}
`;

export const copy_elements: string = `// copy_elements: y := x, bit by bit.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T u32, or vec4u where every operand is contiguous and starts at a multiple of four: 16 bytes per access
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xCOPY; as integers, so that no NaN or subnormal number changes
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}

@compute @workgroup_size(THREADS)
fn copy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`;

export const dgmm: string = `// dgmm: C := diag(x) A or A diag(x) for m x n matrices.
// Storage   A[offA + i + j*lda] -> C[offC + i + j*ldc]; x(k) = x[offX + k*incx], k the row of C, or its column with right = 1
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_C, X_IN_C 1: the operand lies in C's buffer
// Needs     C shares no element with A or x
// Source    cuBLAS xDGMM
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_C: u32 = 0u;
const X_IN_C: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  right: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incx: i32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

fn readX(k: u32) -> f32 {
  let at = p.offX + i32(k) * p.incx;
  if (X_IN_C == 1u) {
    return C[at];
  }
  return x[at];
}

@compute @workgroup_size(THREADS)
fn dgmm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      var value: f32;
      if (A_IN_C == 1u) {
        value = C[origin];
      } else {
        value = A[origin];
      }
      C[p.offC + i + j * p.ldc] = value * readX(select(i, j, p.right == 1u));
    }
  }
}
`;

export const dot_part: string = `// dot_part: parts of the sum of x_i y_i.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group] receives what workgroup \`group\` has found, per component of T
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32, or vec4f where every operand is contiguous and starts at a multiple of four: 16 bytes per access
// Needs     a second dispatch for the parts
// Source    BLAS xDOT; tree sums
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read> y: array<T>;
@group(0) @binding(2) var<storage, read_write> parts: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> groupSums: array<T, THREADS>;

@compute @workgroup_size(THREADS)
fn dot_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<T, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      sums[q] = fma(x[p.offX + i32(i + q * stride) * p.incX], y[p.offY + i32(i + q * stride) * p.incY], sums[q]);
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = fma(x[p.offX + i32(i) * p.incX], y[p.offY + i32(i) * p.incY], sums[0]);
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total += sums[q];
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] += groupSums[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`;

export const geadd: string = `// geadd: B := alpha A + beta B for m x n matrices.
// Storage   A[offA + i + j*lda], B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_B 1: A lies in B's buffer
// Needs     A and B share no element. alpha = 0 never reads A, beta = 0 never reads B
// Source    MAGMA magmablas_sgeadd2
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn geadd(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // By bits: a comparison may take NaN for zero.
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offB + i + j * p.ldb;
      var value = 0.0;
      if (readsA) {
        if (A_IN_B == 1u) {
          value = p.alpha * B[p.offA + i + j * p.lda];
        } else {
          value = p.alpha * A[p.offA + i + j * p.lda];
        }
      }
      if (readsB) {
        value += p.beta * B[at];
      }
      B[at] = value;
    }
  }
}
`;

export const geam_tiled: string = `// geam_tiled: C := alpha op(A) + beta op(B) for m x n matrices, op(X) = X or X^T; a transposed operand goes through workgroup memory.
// Storage   C[offC + i + j*ldc]; A[offA + i + j*lda], with transA = 1 A[offA + j + i*lda]; B alike
// Mapping   workgroup (x, y) -> rows x*TILE.., columns y*TILE.. of C; thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 2*TILE*(TILE+1)*4
//           A_IN_C, B_IN_C 1: the operand lies in C's buffer
// Needs     C shares no element with A or B. alpha = 0 never reads A, beta = 0 never reads B. Barriers are uniform
// Source    the padded-tile transpose; cuBLAS xGEAM
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  transA: u32,
  transB: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> As: array<f32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts
var<workgroup> Bs: array<f32, TILE * (TILE + 1u)>;

fn readA(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return C[at];
  }
  return A[at];
}

fn readB(at: u32) -> f32 {
  if (B_IN_C == 1u) {
    return C[at];
  }
  return B[at];
}

@compute @workgroup_size(THREADS)
fn geam_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  // By bits: a comparison may take NaN for zero.
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  // The tiles of transposed operands, down their own columns: As holds op(A)(row0 + r, col0 + tx) at tx + r*(TILE + 1).
  for (var r = t / TILE; r < TILE; r += LINES) {
    if (row0 + r < p.m && col0 + tx < p.n) {
      if (readsA && p.transA == 1u) {
        As[tx + r * (TILE + 1u)] = readA(p.offA + col0 + tx + (row0 + r) * p.lda);
      }
      if (readsB && p.transB == 1u) {
        Bs[tx + r * (TILE + 1u)] = readB(p.offB + col0 + tx + (row0 + r) * p.ldb);
      }
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      var value = 0.0;
      if (readsA) {
        if (p.transA == 1u) {
          value = p.alpha * As[c + tx * (TILE + 1u)];
        } else {
          value = p.alpha * readA(p.offA + i + j * p.lda);
        }
      }
      if (readsB) {
        if (p.transB == 1u) {
          value += p.beta * Bs[c + tx * (TILE + 1u)];
        } else {
          value += p.beta * readB(p.offB + i + j * p.ldb);
        }
      }
      C[p.offC + i + j * p.ldc] = value;
    }
  }
}
`;

export const gemm_direct: string = `// gemm_direct: C := alpha op(A) op(B) + beta C for any alignment and any edge: one element per load and store.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z; thread (tx, ty) -> TM x TN results, as in gemm_tiled
// Tunables  BM BN tile (4..128)  BK depth of a slab (8..32)  TM TN per thread (4, 8)  KU steps of depth unrolled (divides BK)   THREADS = (BM/TM)*(BN/TN)
//           BM*BK and BN*BK must be multiples of THREADS; workgroup bytes = (BM+BN)*BK*4
//           A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     nothing. beta = 0 never reads C. Barriers are uniform because k is a uniform.
// Source    two-level tiling with the next slab prefetched in registers; cf. CLBlast doc/details_gemm.md
alias T = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const LOADS_A: u32 = BM * BK / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> As: array<vec4f, BK * BM / 4u>;
var<workgroup> Bs: array<vec4f, BK * BN / 4u>;

// Place of element \`id\` of a slab that is \`extent\` wide, as (along, depth). Neighbouring ids are neighbours in memory.
fn place(id: u32, extent: u32, depthFirst: bool) -> vec2u {
  return select(vec2u(id % extent, id / extent), vec2u(id / BK, id % BK), depthFirst);
}

// Outside the matrix an element is zero: the load is made anyway, at the operand's first element, because a branch around it would keep
// loads from overlapping (and takes software adapters minutes to compile).
fn fetchA(id: u32, row0: u32, k0: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0) + place(id, BM, TRANS_A == 1u);
  let inside = (at.x < p.m) & (at.y < p.k);
  let index = base + select(0u, select(at.x + at.y * p.lda, at.y + at.x * p.lda, TRANS_A == 1u), inside);
  var value: f32;
  if (A_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(A[index]);
  }
  return select(0.0, value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, base: u32) -> f32 {
  let at = vec2u(col0, k0) + place(id, BN, TRANS_B == 0u);
  let inside = (at.x < p.n) & (at.y < p.k);
  let index = base + select(0u, select(at.y + at.x * p.ldb, at.x + at.y * p.ldb, TRANS_B == 1u), inside);
  var value: f32;
  if (B_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(B[index]);
  }
  return select(0.0, value, inside);
}

@compute @workgroup_size(THREADS)
fn gemm_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<f32, LOADS_A>;
  // @registers
  var nextB: array<f32, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u, baseA);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u, baseB);
  }
  for (var k0 = 0u; k0 < p.k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let at = place(t + s * THREADS, BM, TRANS_A == 1u);
      As[at.y * (BM / 4u) + at.x / 4u][at.x % 4u] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let at = place(t + s * THREADS, BN, TRANS_B == 0u);
      Bs[at.y * (BN / 4u) + at.x / 4u][at.x % 4u] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, k0 + BK, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, k0 + BK, baseB);
      }
    }
// @use lib/gemm_product
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n)) {
          let at = baseC + i + j * p.ldc;
          var value = p.alpha * acc[c * (TM / 4u) + r][q];
          if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
            value += p.beta * f32(C[at]);
          }
          C[at] = T(value);
        }
      }
    }
  }
}
`;

export const gemm_tiled: string = `// gemm_tiled: C := alpha op(A) op(B) + beta C, one BM x BN tile of C per workgroup, all memory traffic in vectors of four.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z
//           thread (tx, ty) -> TM x TN results in registers: rows 4*(tx + r*NX)+0..3, columns 4*(ty + c*NY)+0..3, so that the lanes of a
//           subgroup read neighbouring vectors of As
// Tunables  BM BN tile (32..256)  BK depth of a slab (8..32)  TM TN per thread (4..16, multiples of 4)  KU steps of depth unrolled (divides BK)   THREADS = (BM/TM)*(BN/TN)
//           BM*BK and BN*BK must be multiples of 4*THREADS; workgroup bytes = (BM+BN)*BK*4
//           EDGE 1 guards tiles that stick out   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     every offset, leading dimension and batch stride a multiple of 4; the contiguous extent of each operand too if EDGE = 1,
//           everything a multiple of the tile if EDGE = 0. beta = 0 never reads C. Barriers are uniform because k is a uniform.
// Source    two-level tiling with the next slab prefetched in registers; cf. CLBlast doc/details_gemm.md
alias T = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<T>>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> As: array<vec4f, BK * BM / 4u>;
var<workgroup> Bs: array<vec4f, BK * BN / 4u>;

// Vector \`id\` of the A slab at depth k0: four rows of one column, or with TRANS_A four depths of one row. Outside the matrix it is zero:
// the load is made anyway, at the operand's first element, because a branch around it would keep loads from overlapping.
fn fetchA(id: u32, row0: u32, k0: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (EDGE == 0u) | ((i < p.m) & (l < p.k));
  let at = base + select(0u, select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u), inside);
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  return select(vec4f(), value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < p.k));
  let at = base + select(0u, select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u), inside);
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  return select(vec4f(), value, inside);
}

@compute @workgroup_size(THREADS)
fn gemm_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u, baseA);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u, baseB);
  }
  for (var k0 = 0u; k0 < p.k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TRANS_A == 0u) {
        As[id] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        As[l * (BM / 4u) + i / 4u][i % 4u] = nextA[s].x;
        As[(l + 1u) * (BM / 4u) + i / 4u][i % 4u] = nextA[s].y;
        As[(l + 2u) * (BM / 4u) + i / 4u][i % 4u] = nextA[s].z;
        As[(l + 3u) * (BM / 4u) + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      if (TRANS_B == 1u) {
        Bs[id] = nextB[s];
      } else {
        let j = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        Bs[l * (BN / 4u) + j / 4u][j % 4u] = nextB[s].x;
        Bs[(l + 1u) * (BN / 4u) + j / 4u][j % 4u] = nextB[s].y;
        Bs[(l + 2u) * (BN / 4u) + j / 4u][j % 4u] = nextB[s].z;
        Bs[(l + 3u) * (BN / 4u) + j / 4u][j % 4u] = nextB[s].w;
      }
    }
    workgroupBarrier();
    if (k0 + BK < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, k0 + BK, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, k0 + BK, baseB);
      }
    }
// @use lib/gemm_product
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = p.alpha * acc[c * (TM / 4u) + r];
        if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
          value += p.beta * vec4f(C[at]);
        }
        C[at] = vec4<T>(value);
      }
    }
  }
}
`;

export const gemv_n: string = `// gemv_n: W := A x in slices: W(i, s) = the sum of A(i, j) x(j) over the columns j of slice s. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], W(i, s) = W[i + s*ldw], m, offA, lda, ldw counted in V; x(j) = x[offX + j*incX]
// Mapping   workgroup (x, y) -> ROWS vectors of rows, slice y of \`slice\` columns; thread -> one vector of rows, every GROUPS-th column
// Tunables  ROWS threads along the rows (32..64)  GROUPS threads per row (4..8)  DEPTH columns of A in flight per thread (4..16)
//           V vec4f or f32   workgroup bytes = ROWS*GROUPS*size(V)
// Needs     for V = vec4f m, offA and lda multiples of 4. Loads are made whatever the column, at one that exists, so that they overlap.
// Source    BLAS xGEMV; the slices fill the GPU where there are few rows, and keep the order of the sum fixed, which atomics would not
alias V = f32;
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const DEPTH: u32 = 8u;
const THREADS: u32 = ROWS * GROUPS;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn gemv_n(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * ROWS + t % ROWS;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.n);
  let at = p.offA + min(row, p.m - 1u);
  var sum: V;
  // @registers
  var a: array<V, DEPTH>;
  // @registers
  var xs: array<f32, DEPTH>;
  for (var j0 = s * p.slice + t / ROWS; j0 < end; j0 += GROUPS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = min(j0 + u * GROUPS, end - 1u);
      a[u] = A[at + j * p.lda];
      xs[u] = x[p.offX + i32(j) * p.incX];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = select(sum, fma(a[u], V(xs[u]), sum), j0 + u * GROUPS < end);
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  if ((t < ROWS) & (row < p.m)) {
    for (var g = 1u; g < GROUPS; g++) {
      sum += sums[g * ROWS + t];
    }
    W[row + s * p.ldw] = sum;
  }
}
`;

export const gemv_sum: string = `// gemv_sum: y := alpha (sum of the slices of W) + beta y, the second half of gemv, symv and trmv. Also copies a vector (one slice, beta = 0)
// and scales one (no slice).
// Storage   y(i) = y[offY + i*incY]; term l of slice s is W[offW + i*incW + s*ldw + l], l < lanes
// Mapping   workgroup (x) -> ROWS elements; thread -> one element, every GROUPS-th slice
// Tunables  ROWS (32..64)  GROUPS (4..8)   workgroup bytes = ROWS*GROUPS*4
// Needs     nothing. beta = 0 never reads y. With \`tile\` not 0, slices and elements belong to a triangle of tiles of that order: element i has
//           only the slices 0..i/tile (after = 0) or i/tile.. (after = 1), the others of W hold nothing
// Source    a sum in a fixed order: the same call gives the same bits
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const THREADS: u32 = ROWS * GROUPS;

struct Params {
  baseX: u32,
  n: u32,
  slices: u32,
  lanes: u32,
  offW: i32,
  incW: i32,
  ldw: u32,
  tile: u32,
  after: u32,
  offY: i32,
  incY: i32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn gemv_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  var first = 0u;
  var last = p.slices;
  if (p.tile > 0u) {
    let own = i / p.tile;
    first = select(0u, own, p.after == 1u);
    last = select(min(own + 1u, last), last, p.after == 1u);
  }
  var sum = 0.0;
  if (i < p.n) {
    for (var s = first + t / ROWS; s < last; s += GROUPS) {
      let at = p.offW + i32(i) * p.incW + i32(s * p.ldw);
      for (var l = 0u; l < p.lanes; l++) {
        sum += W[at + i32(l)];
      }
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  if ((t < ROWS) & (i < p.n)) {
    for (var g = 1u; g < GROUPS; g++) {
      sum += sums[g * ROWS + t];
    }
    let at = p.offY + i32(i) * p.incY;
    var value = p.alpha * sum;
    if (p.slices == 0u) {
      value = 0.0;
    }
    if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
      value = fma(p.beta, y[at], value);
    }
    y[at] = value;
  }
}
`;

export const gemv_t: string = `// gemv_t: W := A^T x in slices: W(j, s) = the sum of A(i, j) x(i) over the rows i of slice s. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], x(i) = x[offX + i], W(j, s) = W[j + s*n]; everything but n counted in V. A sum that is a vec4f
//           holds four partial sums, which gemv_sum adds too
// Mapping   workgroup (x, y) -> COLS columns, slice y of \`slice\` vectors of rows; thread -> every THREADS-th vector, all columns
// Tunables  THREADS (power of two, 64..256)  COLS (1..8)  DEPTH vectors of each column in flight (1..4)
//           V vec4f or f32   workgroup bytes = THREADS*COLS*size(V)
// Needs     x without gaps; for V = vec4f m, offA, lda and offX multiples of 4. Loads are made whatever the row, at one that exists.
// Source    BLAS xGEMV with TRANS = 'T'; x is loaded once for COLS columns
alias V = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const DEPTH: u32 = 2u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> x: array<V>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS * COLS>;

@compute @workgroup_size(THREADS)
fn gemv_t(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j0 = (group.x + p.baseX) * COLS;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.m);
  // @registers
  var sum: array<V, COLS>;
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var i0 = s * p.slice + t; i0 < end; i0 += THREADS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * THREADS, end - 1u);
      xs[u] = x[p.offX + i];
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = A[p.offA + i + min(j0 + c, p.n - 1u) * p.lda];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], xs[u], sum[c]), i0 + u * THREADS < end);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = sum[c];
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] += sums[c * THREADS + t + half];
      }
    }
  }
  workgroupBarrier();
  if ((t < COLS) & (j0 + t < p.n)) {
    W[j0 + t + s * p.n] = sums[t * THREADS];
  }
}
`;

export const getf2_column: string = `// getf2_column: step j of the unblocked LU of a panel, all of it in one dispatch: pivot, interchange, scale, rank-1 update, and the
// pivot candidates of the next column.
// Storage   panelIn[offF + i + c*ldf] -> panelOut[offT + i + c*ldt], i < m, c < width: reading one copy of the panel and writing another is what lets
//           rows be exchanged without a barrier between workgroups. bestIn, bestOut: (key, row) per workgroup
// Mapping   workgroup (x) -> rows x*THREADS..; thread -> one row of the panel, WIDTH columns in registers
// Tunables  THREADS rows per workgroup (multiple of 16, 32..256)  WIDTH widest panel (8..64); workgroup bytes 8.5*THREADS
// Needs     one workgroup per THREADS rows, in one dispatch. A pivot below 2^-126 counts as zero: GPUs flush it. A zero pivot is noted in
//           info (the first only), its column is left undivided, and the factorization goes on.
// Source    LAPACK xGETF2, right-looking
const THREADS: u32 = 64u;
const WIDTH: u32 = 16u;

struct Params {
  m: u32,
  width: u32,
  j: u32,
  groups: u32,
  offF: u32,
  ldf: u32,
  offT: u32,
  ldt: u32,
  row0: u32, // row and column of A where the panel starts
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> panelIn: array<f32>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<f32>;
@group(0) @binding(2) var<storage, read> bestIn: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> bestOut: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/pivot

@compute @workgroup_size(THREADS)
fn getf2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // Every workgroup picks the pivot for itself from the candidates of all.
  var key = 0u;
  var candidate = 0xffffffffu;
  for (var g = t; g < p.groups; g += THREADS) {
    let found = bestIn[g];
    if (found.x > key || (found.x == key && found.y < candidate)) {
      key = found.x;
      candidate = found.y;
    }
  }
  let chosen = bestPivot(t, key, candidate);
  let isZero = chosen.x < 0x00800000u;
  let pivotRow = select(chosen.y, p.j, isZero);
  if (group.x == 0u && t == 0u) {
    ipiv[p.offPiv + p.j] = i32(p.row0 + pivotRow + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + p.j + 1u);
    }
  }

  // All loads come first and unconditionally, so that they are in flight together: a panel step is one memory latency long.
  let i = group.x * THREADS + t;
  var source = min(i, p.m - 1u);
  if (i == p.j) {
    source = pivotRow;
  } else if (i == pivotRow) {
    source = p.j;
  }
  // @registers
  var x: array<f32, WIDTH>;
  // @registers
  var u: array<f32, WIDTH>;
  var atPivot = 1.0;
  var atRow = 0.0;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let column = p.offF + min(c, p.width - 1u) * p.ldf;
    x[c] = panelIn[column + source];
    u[c] = panelIn[column + pivotRow];
    if (c == p.j) {
      atPivot = u[c];
      atRow = x[c];
    }
  }
  let below = i > p.j && !isZero;
  var factor = 0.0;
  if (below) {
    factor = atRow / atPivot;
  }
  var nextKey = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (below && c == p.j) {
      x[c] = factor;
    } else if (below && c > p.j) {
      x[c] = fma(-factor, u[c], x[c]);
    }
    if (i < p.m && c < p.width) {
      panelOut[p.offT + i + c * p.ldt] = x[c];
      if (c == p.j + 1u && i > p.j) {
        nextKey = pivotKey(x[c]);
      }
    }
  }
  let found = bestPivot(t, nextKey, i);
  if (t == 0u) {
    bestOut[group.x] = found;
  }
}
`;

export const getf2_load: string = `// getf2_load: copies a panel of A into the workspace and finds the pivot candidates of its first column.
// Storage   A[offA + i + j*lda] -> panelOut[i + j*ldt], i < m, j < width; best[x] = (key, row) of workgroup x's best candidate
// Mapping   workgroup (x) -> rows x*THREADS..; thread -> one row of the panel
// Tunables  THREADS rows per workgroup (multiple of 16, 32..256); workgroup bytes 8.5*THREADS
// Needs     one workgroup per THREADS rows, in one dispatch: the candidates are numbered by workgroup
// Source    LAPACK xGETF2, pivot search
const THREADS: u32 = 64u;

struct Params {
  m: u32,
  width: u32,
  offA: u32,
  lda: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<f32>;
@group(0) @binding(2) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot

@compute @workgroup_size(THREADS)
fn getf2_load(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = group.x * THREADS + t;
  var key = 0u;
  if (i < p.m) {
    for (var j = 0u; j < p.width; j++) {
      panelOut[i + j * p.ldt] = A[p.offA + i + j * p.lda];
    }
    key = pivotKey(A[p.offA + i]);
  }
  let found = bestPivot(t, key, i);
  if (t == 0u) {
    best[group.x] = found;
  }
}
`;

export const getf2_panel: string = `// getf2_panel: LU with partial pivoting of a panel that fits into the registers of one workgroup, all its columns in one dispatch.
// Storage   A[off + i + c*lda], i < m, c < width: in and out. ipiv[offPiv + j] := row0 + pivot row + 1; info[offInfo]: first zero pivot
// Mapping   one workgroup; thread t -> rows t, t + THREADS, ... (ROWS of them), WIDTH values each in registers. Interchanges are real: the
//           pivot row and row j change places through workgroup memory, where every thread reads the pivot row anyway
// Tunables  THREADS (64..1024)  ROWS per thread (1..8)  WIDTH widest panel (4..32); ROWS*WIDTH <= 32 at 1024 threads, or registers spill
//           workgroup bytes = 8*THREADS + 8*WIDTH
// Needs     m <= THREADS*ROWS, WIDTH <= THREADS; subgroups of any size. Two barriers per column; width is a uniform.
//           A pivot below 2^-126 counts as zero: GPUs flush it. Its column is left undivided and the factorization goes on.
// Source    LAPACK xGETF2, right-looking; cf. MAGMA's register-resident panels
enable subgroups;
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;

struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot_key

var<workgroup> best: array<vec2u, THREADS>; // one entry per subgroup
var<workgroup> pivotRow: array<f32, WIDTH>;
var<workgroup> topRow: array<f32, WIDTH>;

@compute @workgroup_size(THREADS)
fn getf2_panel(
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  // @registers
  var x: array<f32, ROWS * WIDTH>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (t + r * THREADS < p.m && c < p.width) {
        x[r * WIDTH + c] = A[p.off + t + r * THREADS + c * p.lda];
      }
    }
  }
  // @unroll
  for (var j = 0u; j < WIDTH; j++) {
    if (j < p.width) {
      // The largest key, of equal keys the smallest row: of the thread, of its subgroup, of all subgroups.
      var key = 0u;
      var row = 0xffffffffu;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let i = t + r * THREADS;
        let k = pivotKey(x[r * WIDTH + j]);
        if (i >= j && i < p.m && (k > key || row == 0xffffffffu)) {
          key = k;
          row = i;
        }
      }
      let groupKey = subgroupMax(key);
      let groupRow = subgroupMin(select(0xffffffffu, row, key == groupKey));
      if (subgroupElect()) {
        best[subgroup] = vec2u(groupKey, groupRow);
      }
      workgroupBarrier();
      key = 0u;
      row = 0xffffffffu;
      for (var s = lane; s < subgroups; s += lanes) {
        let other = best[s];
        if (other.x > key || (other.x == key && other.y < row)) {
          key = other.x;
          row = other.y;
        }
      }
      let topKey = subgroupMax(key);
      let found = subgroupMin(select(0xffffffffu, row, key == topKey));
      let isZero = topKey < 0x00800000u;
      let pivot = select(found, j, isZero);

      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (t + r * THREADS == pivot) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            pivotRow[c] = x[r * WIDTH + c];
          }
        }
      }
      if (t == j) {
        // @unroll
        for (var c = 0u; c < WIDTH; c++) {
          topRow[c] = x[c];
        }
        ipiv[p.offPiv + j] = i32(p.row0 + pivot + 1u);
        if (isZero && info[p.offInfo] == 0) {
          info[p.offInfo] = i32(p.row0 + j + 1u);
        }
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let i = t + r * THREADS;
        if (i == pivot) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            x[r * WIDTH + c] = topRow[c];
          }
        }
        if (i == j) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            x[r * WIDTH + c] = pivotRow[c];
          }
        }
        if (i > j && !isZero) {
          let factor = x[r * WIDTH + j] / pivotRow[j];
          x[r * WIDTH + j] = factor;
          // @unroll
          for (var c = j + 1u; c < WIDTH; c++) {
            x[r * WIDTH + c] = fma(-factor, pivotRow[c], x[r * WIDTH + c]);
          }
        }
      }
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (t + r * THREADS < p.m && c < p.width) {
        A[p.off + t + r * THREADS + c * p.lda] = x[r * WIDTH + c];
      }
    }
  }
}
`;

export const getf2_update: string = `// getf2_update: carries a factored block of columns j .. j+w-1 of a panel over to the panel's other columns: row interchanges for all of
// them, and for those to the right U12 := L11^-1 A12 and A22 := A22 - L21 U12.
// Storage   A[off + i + c*lda], i < m, c < width is the panel; ipiv[offPiv + q], 1-based rows of the matrix, whose row row0 is the panel's first
// Mapping   workgroup (x) -> one column c; thread t -> rows t, t + THREADS, ... of it (ROWS of them)
// Tunables  THREADS (64..1024)  ROWS per thread (1..8)  WIDTH widest block (4..32); workgroup bytes = 4*WIDTH*(WIDTH + 2)
// Needs     m <= THREADS*ROWS, 2*WIDTH <= THREADS. A workgroup owns its column: it reads, waits, writes. The columns j .. j+w-1 are only read.
// Source    LAPACK xGETRF, one step, fused: three launches would each cost more than the work
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;

struct Params {
  m: u32,
  j: u32,
  w: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> top: array<f32, WIDTH>;
var<workgroup> L11: array<f32, WIDTH * WIDTH>;

@compute @workgroup_size(THREADS)
fn getf2_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = select(group.x + p.w, group.x, group.x < p.j);
  let column = p.off + c * p.lda;
  if (t < p.w) {
    pivots[t] = u32(ipiv[p.offPiv + t]) - 1u - p.row0;
  }
  for (var id = t; id < WIDTH * WIDTH; id += THREADS) {
    let q = id % WIDTH;
    let s = id / WIDTH;
    if (s < q && q < p.w) {
      L11[id] = A[p.off + p.j + q + (p.j + s) * p.lda];
    }
  }
  workgroupBarrier();
  // Slot t < WIDTH is row j+t, slot WIDTH+q the pivot row of q; each finds its source by walking the interchanges backwards.
  let q = t % WIDTH;
  var live = t < 2u * WIDTH && q < p.w;
  var row = p.j + q;
  if (live && t >= WIDTH) {
    row = pivots[q];
    live = row >= p.j + p.w;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var value = 0.0;
  if (live) {
    var source = row;
    for (var step = 0u; step < p.w; step++) {
      let s = p.w - 1u - step;
      if (source == p.j + s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = p.j + s;
      }
    }
    value = A[column + source];
  }
  storageBarrier();
  if (live) {
    A[column + row] = value;
    if (t < WIDTH) {
      top[q] = value;
    }
  }
  storageBarrier();
  workgroupBarrier();
  if (c >= p.j + p.w) {
    // U12 := L11^-1 A12, by every thread for itself.
    // @registers
    var u: array<f32, WIDTH>;
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      if (q < p.w) {
        u[q] = top[q];
        // @unroll
        for (var s = 0u; s < q; s++) {
          u[q] = fma(-L11[q + s * WIDTH], u[s], u[q]);
        }
        if (t == q) {
          A[column + p.j + q] = u[q];
        }
      }
    }
    // A22 := A22 - L21 U12. Loads are unconditional, so that they are in flight together.
    // @registers
    var x: array<f32, ROWS>;
    let first = p.j + p.w;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r] = A[column + min(first + t + r * THREADS, p.m - 1u)];
    }
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      let from_column = p.off + (p.j + min(q, p.w - 1u)) * p.lda;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let l = A[from_column + min(first + t + r * THREADS, p.m - 1u)];
        x[r] = select(x[r], fma(-l, u[q], x[r]), q < p.w);
      }
    }
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      if (first + t + r * THREADS < p.m) {
        A[column + first + t + r * THREADS] = x[r];
      }
    }
  }
}
`;

export const iamax_final: string = `// iamax_final: result[offResult] := the 1-based number of the best element that iamax_part has found, 0 if there is none.
// Storage   part s has the key parts[s] and the index parts[region + s]. Of the first \`wide\` parts the index counts vectors of WIDTH
//           elements, part s being component s mod WIDTH; the others are elements behind the first \`done\`
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    the second step of iamax and iamin: the largest key, of equal keys the smallest index
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;

struct Params {
  parts: u32,
  region: u32,
  wide: u32,
  done: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> best: array<vec2u, THREADS>;

fn better(a: vec2u, b: vec2u) -> vec2u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}

@compute @workgroup_size(THREADS)
fn iamax_final(@builtin(local_invocation_index) t: u32) {
  var mine = vec2u(0u, 0xffffffffu);
  for (var s = t; s < p.parts; s += THREADS) {
    let index = parts[s + p.region];
    let element = select(p.done + index, index * WIDTH + s % WIDTH, s < p.wide);
    mine = better(mine, vec2u(parts[s], element));
  }
  best[t] = mine;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      best[t] = better(best[t], best[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offResult] = select(0, i32(best[0].y + 1u), best[0].x != 0u);
  }
}
`;

export const iamax_part: string = `// iamax_part: parts of the search for the first largest abs(x_i), or with LEAST the first smallest.
// Storage   element i is x[offX + i*incX]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group + r*region] receives what workgroup \`group\` has found, per component of T
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T u32, or vec4u where every operand is contiguous and starts at a multiple of four: 16 bytes per access
//           LEAST 1: the smallest
// Needs     a second dispatch for the parts
// Source    BLAS IxAMAX; numbers are compared as integers, NaN as the best of all: comparisons of floats cannot be trusted with it
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = u32;
const LEAST: u32 = 0u;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> keys: array<T, THREADS>;
var<workgroup> indices: array<T, THREADS>;

// Grows with what is looked for: NaN, the most, then abs(x) or its negative; 0 is nothing at all.
fn keyOf(bits: T) -> T {
  let size = min(bits & T(0x7fffffffu), T(0x7f800001u));
  if (LEAST == 1u) {
    return select(T(0x7f800001u) - size, T(0x7f800002u), size == T(0x7f800001u));
  }
  return size + T(1u);
}

@compute @workgroup_size(THREADS)
fn iamax_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var key: T;
  var index: T;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let k = keyOf(x[p.offX + i32(i + q * stride) * p.incX]);
      index = select(index, T(i + q * stride), k > key);
      key = max(key, k);
    }
  }
  for (; i < p.n; i += stride) {
    let k = keyOf(x[p.offX + i32(i) * p.incX]);
    index = select(index, T(i), k > key);
    key = max(key, k);
  }
  keys[t] = key;
  indices[t] = index;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let otherKey = keys[t + half];
      let otherIndex = indices[t + half];
      let better = (otherKey > keys[t]) | ((otherKey == keys[t]) & (otherIndex < indices[t]));
      keys[t] = select(keys[t], otherKey, better);
      indices[t] = select(indices[t], otherIndex, better);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = keys[0];
    parts[p.slot + group + p.region] = indices[0];
  }
}
`;

export const lacpy: string = `// lacpy: B := A for an m x n block, or for its lower or upper triangle.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_B 1: A lies in B's buffer
// Needs     A and B share no element. The elements travel as bits: NaN payloads and denormals arrive unchanged
// Source    LAPACK xLACPY
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn lacpy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        B[p.offB + i + j * p.ldb] = B[origin];
      } else {
        B[p.offB + i + j * p.ldb] = A[origin];
      }
    }
  }
}
`;

export const lacpy_if: string = `// lacpy_if: B := A for an m x n block, always or only if the factorization whose info is given has failed.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     A and B in different buffers
// Source    LAPACK xLACPY; the condition keeps a driver from touching its right-hand sides without a round trip to the host
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
  onlyOnFailure: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn lacpy_if(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m && (p.onlyOnFailure == 0u || info[p.offInfo] > 0)) {
    B[p.offB + i + j * p.ldb] = A[p.offA + i + j * p.lda];
  }
}
`;

export const lascl: string = `// lascl: A := factor A, one step of a scaling, for an m x n block or for its lower or upper triangle.
// Storage   A[offA + i + j*lda]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     nothing; the host chooses factors whose products stay in range
// Source    LAPACK xLASCL
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  factor: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn lascl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let at = p.offA + i + j * p.lda;
      A[at] = p.factor * A[at];
    }
  }
}
`;

export const laset: string = `// laset: A(i, j) := alpha off the diagonal and beta on it, in an m x n block or in its lower or upper triangle.
// Storage   A[offA + i + j*lda]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     nothing; A is not read
// Source    LAPACK xLASET
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn laset(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      A[p.offA + i + j * p.lda] = select(p.alpha, p.beta, i == j);
    }
  }
}
`;

export const laswp: string = `// laswp: applies \`count\` row interchanges k <-> ipiv(k) to every column of A but [skipFrom, skipTo), as one gather and one scatter.
// Storage   A[off + i + j*lda], i < m; ipiv[offPiv + q] is the 1-based row that row first+q is exchanged with
// Mapping   workgroup (x) -> COLS columns; thread (slot, c): slot < NP stands for row first+slot, slot >= NP for the pivot row of
//           slot-NP. Every thread finds the source of its row by walking the interchanges backwards, so nothing is swapped in sequence
// Tunables  NP interchanges per dispatch (8..64)  COLS columns per workgroup (1..16); THREADS = 2*NP*COLS <= 256; workgroup bytes 4*NP
//           the host cuts longer lists into pieces of NP
// Needs     pivots in 1..m (clamped, so that a wrong list cannot write elsewhere). A workgroup owns its columns: reads, barrier, writes.
// Source    LAPACK xLASWP; permutation by gather
const NP: u32 = 16u;
const COLS: u32 = 4u;
const THREADS: u32 = 2u * NP * COLS;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  off: u32,
  lda: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  skipFrom: u32,
  skipTo: u32,
  backward: u32, // 1: the last interchange is applied first
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, NP>;

@compute @workgroup_size(THREADS)
fn laswp(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    pivots[t] = u32(clamp(ipiv[p.offPiv + t], 1, i32(p.m))) - 1u;
  }
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  var live = q < p.count;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = pivots[q];
    // Rows of the block itself have their own slot, and only the first of equal pivots writes.
    live = row < p.first || row >= p.first + p.count;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var source = row;
  for (var step = 0u; step < p.count; step++) {
    let s = select(p.count - 1u - step, step, p.backward == 1u);
    if (source == p.first + s) {
      source = pivots[s];
    } else if (source == pivots[s]) {
      source = p.first + s;
    }
  }
  var j = (group.x + p.baseX) * COLS + t / (2u * NP);
  if (j >= p.skipFrom) {
    j += p.skipTo - p.skipFrom;
  }
  live = live && j < p.n && source != row;
  var value = 0.0;
  if (live) {
    value = A[p.off + source + j * p.lda];
  }
  storageBarrier();
  if (live) {
    A[p.off + row + j * p.lda] = value;
  }
}
`;

export const norm_columns: string = `// norm_columns: one value per column of the referenced part of A: largest magnitude, sum of magnitudes, or sum of squares.
// Storage   A[offA + i + j*lda]; work[j] bits of the magnitude or sum (kind 0, 1), work[4j..4j+3] a Sum of squares (kind 2)
// Mapping   workgroup x -> column x; its threads take rows t, t + THREADS, ..., then a tree: the same order in every run
// Tunables  THREADS (64..256, a power of two); workgroup bytes = THREADS*16
// Needs     kind 0 max, 1 sum, 2 squares. part as in lib/part; unit = 1: ones on the diagonal, which is not read; weight: of the squares
//           off the diagonal (2 for a symmetric matrix, of which one triangle is read)
// Source    LAPACK xLANGE, xLANSY, xLANTR
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  m: u32,
  part: u32,
  unit: u32,
  kind: u32,
  weight: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> work: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<Sum, THREADS>;

// @use lib/part
// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.m; i += THREADS) {
    if (inPart(p.part, i, j)) {
      var bits = bitcast<u32>(1.0);
      if (p.unit == 0u || i != j) {
        bits = A[p.offA + i + j * p.lda] & MAGNITUDE;
      }
      if (p.kind == 0u) {
        s.worst = max(s.worst, bits);
      } else if (p.kind == 1u) {
        s = addMagnitude(s, bits);
      } else {
        s = addSquare(s, bits, select(p.weight, 1.0, i == j));
      }
    }
  }
  sums[t] = s;
  workgroupBarrier();
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    if (t < half) {
      sums[t] = joined(sums[t], sums[t + half]);
    }
    workgroupBarrier();
  }
  if (t == 0u) {
    let all = sums[0];
    if (p.kind == 0u) {
      work[j] = all.worst;
    } else if (p.kind == 1u) {
      work[j] = sumBits(all);
    } else {
      work[4u * j] = all.worst;
      work[4u * j + 1u] = bitcast<u32>(all.middle);
      work[4u * j + 2u] = bitcast<u32>(all.small);
      work[4u * j + 3u] = bitcast<u32>(all.big);
    }
  }
}
`;

export const norm_final: string = `// norm_final: the norm from the values of columns or rows: the largest of them, or the root of the sum of their squares.
// Storage   work[k] bits of a magnitude (squares = 0) or work[4k..4k+3] a Sum of squares (squares = 1), k < count -> result[offR]
// Mapping   one workgroup; its threads take k = t, t + THREADS, ..., then a tree: the same order in every run
// Tunables  THREADS (64..256, a power of two); workgroup bytes = THREADS*16
// Needs     nothing; with count = 0 the norm is 0
// Source    LAPACK xLANGE, xLANSY, xLANTR
const THREADS: u32 = 128u;

struct Params {
  count: u32,
  squares: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<Sum, THREADS>;

// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_final(@builtin(local_invocation_index) t: u32) {
  var s = Sum(0u, 0.0, 0.0, 0.0);
  for (var k = t; k < p.count; k += THREADS) {
    if (p.squares == 1u) {
      let middle = bitcast<f32>(work[4u * k + 1u]);
      let small = bitcast<f32>(work[4u * k + 2u]);
      let big = bitcast<f32>(work[4u * k + 3u]);
      s = joined(s, Sum(work[4u * k], middle, small, big));
    } else {
      s.worst = max(s.worst, work[k]);
    }
  }
  sums[t] = s;
  workgroupBarrier();
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    if (t < half) {
      sums[t] = joined(sums[t], sums[t + half]);
    }
    workgroupBarrier();
  }
  if (t == 0u) {
    if (p.squares == 1u) {
      result[p.offR] = rootBits(sums[0]);
    } else {
      result[p.offR] = sums[0].worst;
    }
  }
}
`;

export const norm_rows: string = `// norm_rows: the sum of magnitudes of every row of the referenced part of A.
// Storage   A[offA + i + j*lda]; work[i] bits of the sum, to which more = 1 adds the elements off the diagonal of A
// Mapping   workgroup x -> ROWS rows; thread (r, g) -> row r of columns g, g + GROUPS, ..., then a tree: the same order in every run
// Tunables  ROWS (16..64)  GROUPS (4..16, a power of two); THREADS = ROWS*GROUPS; workgroup bytes = THREADS*16
// Needs     part as in lib/part; unit = 1: ones on the diagonal, which is not read
// Source    LAPACK xLANGE, xLANSY, xLANTR. A row of a symmetric matrix is a column of its triangle and the rest of the same row
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const THREADS: u32 = ROWS * GROUPS;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  part: u32,
  unit: u32,
  more: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> work: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<Sum, THREADS>;

// @use lib/part
// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  if (i < p.m) {
    for (var j = t / ROWS; j < p.n; j += GROUPS) {
      if (inPart(p.part, i, j) && (p.more == 0u || i != j)) {
        var bits = bitcast<u32>(1.0);
        if (p.unit == 0u || i != j) {
          bits = A[p.offA + i + j * p.lda] & MAGNITUDE;
        }
        s = addMagnitude(s, bits);
      }
    }
  }
  sums[t] = s;
  workgroupBarrier();
  for (var half = GROUPS / 2u; half > 0u; half /= 2u) {
    if (t < half * ROWS) {
      sums[t] = joined(sums[t], sums[t + half * ROWS]);
    }
    workgroupBarrier();
  }
  if (t < ROWS && i < p.m) {
    var all = sums[t];
    if (p.more == 1u) {
      all = addMagnitude(all, work[i]);
    }
    work[i] = sumBits(all);
  }
}
`;

export const nrm2_final: string = `// nrm2_final: result[offResult] := the square root of the sum of the squares whose parts nrm2_part has left.
// Storage   part s of the big, middle and small squares is parts[s], parts[region + s], parts[2*region + s]
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    J. L. Blue, ACM TOMS 4 (1978); a Newton step, because WGSL's sqrt may be a reciprocal of a reciprocal
const THREADS: u32 = 64u;

struct Params {
  parts: u32,
  region: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<vec3f, THREADS>;

fn root(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  if (bits == 0u || (bits & 0x7f800000u) == 0x7f800000u) {
    return x; // 0, infinity, NaN
  }
  let r = sqrt(x);
  return r - 0.5 * fma(r, r, -x) / r;
}

// Of norms: scaling the sums to each other by constants is what compilers may fold into a constant that leaves the range.
fn hypot(a: f32, b: f32) -> f32 {
  let most = max(a, b);
  if (most == 0.0) {
    return 0.0;
  }
  let ratio = min(a, b) / most;
  return most * root(fma(ratio, ratio, 1.0));
}

@compute @workgroup_size(THREADS)
fn nrm2_final(@builtin(local_invocation_index) t: u32) {
  var sum: vec3f;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += vec3f(parts[s], parts[s + p.region], parts[s + 2u * p.region]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    let big = sums[0].x;
    let norms = vec3f(0x1p80f * root(big), root(sums[0].y), 0x1p-75f * root(sums[0].z));
    var norm = norms.x;
    if ((bitcast<u32>(big) & 0x7f800000u) != 0x7f800000u) {
      // The small squares beside big ones are nothing.
      norm = select(hypot(norms.y, norms.z), hypot(norms.x, norms.y), norms.x > 0.0);
    }
    result[p.offResult] = norm;
  }
}
`;

export const nrm2_part: string = `// nrm2_part: parts of the sums of (2^-80 a)^2 over a >= 2^48, a^2, and (2^75 a)^2 over a < 2^-63, a = abs(x_i).
// Storage   element i is x[offX + i*incX]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group + r*region] receives what workgroup \`group\` has found, per component of T
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32, or vec4f where every operand is contiguous and starts at a multiple of four: 16 bytes per access
//           U u32 or vec4u, to match
// Needs     a second dispatch for the parts
// Source    J. L. Blue, ACM TOMS 4 (1978): no square leaves the range. Sizes are told by bits: NaN and infinity are big
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias U = u32;
const BIG: u32 = 0x57800000u; // 2^48
const SMALL: u32 = 0x20000000u; // 2^-63
const SCALE_BIG: f32 = 0x1p-80f;
const SCALE_SMALL: f32 = 0x1p75f;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<U>;
@group(0) @binding(1) var<storage, read_write> parts: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> bigs: array<T, THREADS>;
var<workgroup> middles: array<T, THREADS>;
var<workgroup> smalls: array<T, THREADS>;

@compute @workgroup_size(THREADS)
fn nrm2_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var big: T;
  var middle: T;
  var small: T;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let bits = x[p.offX + i32(i + q * stride) * p.incX] & U(0x7fffffffu);
      let a = bitcast<T>(bits);
      let isBig = bits >= U(BIG);
      let isSmall = bits < U(SMALL);
      let b = a * SCALE_BIG;
      let s = a * SCALE_SMALL;
      big += select(T(), b * b, isBig);
      small += select(T(), s * s, isSmall);
      middle += select(a * a, T(), isBig | isSmall);
    }
  }
  for (; i < p.n; i += stride) {
    let bits = x[p.offX + i32(i) * p.incX] & U(0x7fffffffu);
    let a = bitcast<T>(bits);
    let isBig = bits >= U(BIG);
    let isSmall = bits < U(SMALL);
    let b = a * SCALE_BIG;
    let s = a * SCALE_SMALL;
    big += select(T(), b * b, isBig);
    small += select(T(), s * s, isSmall);
    middle += select(a * a, T(), isBig | isSmall);
  }
  bigs[t] = big;
  middles[t] = middle;
  smalls[t] = small;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      bigs[t] += bigs[t + half];
      middles[t] += middles[t + half];
      smalls[t] += smalls[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = bigs[0];
    parts[p.slot + group + p.region] = middles[0];
    parts[p.slot + group + 2u * p.region] = smalls[0];
  }
}
`;

export const rank_update: string = `// rank_update: A := A + alpha x y^T (ger, syr), or A + alpha x y^T + alpha y x^T with both = 1 (syr2).
// Storage   A(i, j) = A[offA + i + j*lda]; x(i) = x[offX + i*incX], y(j) = y[offY + j*incY]
// Mapping   workgroup (x, y) -> ROWS rows, GROUPS*DEPTH columns; thread -> one row of every GROUPS-th column
// Tunables  ROWS (32..64)  GROUPS (4..8)  DEPTH columns in flight per thread (4..16)
// Needs     nothing. Elements are loaded whether they are written or not, at a place that exists, so that the loads overlap.
//           triangle 1: only i >= j is written, 2: only i <= j, 0: everything
// Source    BLAS xGER, xSYR, xSYR2
const ROWS: u32 = 64u;
const GROUPS: u32 = 4u;
const DEPTH: u32 = 8u;
const THREADS: u32 = ROWS * GROUPS;
const COLS: u32 = GROUPS * DEPTH;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  triangle: u32,
  both: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  offA: u32,
  lda: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> A: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

fn inside(i: u32, j: u32) -> bool {
  return (i < p.m) & (j < p.n) & ((p.triangle != 1u) | (i >= j)) & ((p.triangle != 2u) | (i <= j));
}

@compute @workgroup_size(THREADS)
fn rank_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i0 = (group.x + p.baseX) * ROWS;
  let first = (group.y + p.baseY) * COLS;
  if (((p.triangle == 1u) & (i0 + ROWS <= first)) | ((p.triangle == 2u) & (first + COLS <= i0))) {
    return;
  }
  let i = i0 + t % ROWS;
  let j0 = first + t / ROWS;
  let row = i32(min(i, p.m - 1u));
  let xi = p.alpha * x[p.offX + row * p.incX];
  // Only syr2 reads y as long as A has rows.
  var yi = 0.0;
  if (p.both == 1u) {
    yi = p.alpha * y[p.offY + row * p.incY];
  }
  // @registers
  var a: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[p.offA + u32(row) + min(j0 + u * GROUPS, p.n - 1u) * p.lda];
  }
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    let column = i32(min(j, p.n - 1u));
    var value = fma(xi, y[p.offY + column * p.incY], a[u]);
    if (p.both == 1u) {
      value = fma(yi, x[p.offX + column * p.incX], value);
    }
    if (inside(i, j)) {
      A[p.offA + i + j * p.lda] = value;
    }
  }
}
`;

export const rot_elements: string = `// rot_elements: (x_i, y_i) := (h11 x_i + h12 y_i, h21 x_i + h22 y_i).
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32, or vec4f where every operand is contiguous and starts at a multiple of four: 16 bytes per access
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xROT with H = (c s; -s c), xROTM
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  h11: f32,
  h21: f32,
  h12: f32,
  h22: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}

fn writeX(at: i32, value: T) {
  if (X_IN_Y == 1u) {
    y[at] = value;
  } else {
    x[at] = value;
  }
}

@compute @workgroup_size(THREADS)
fn rot_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @registers
  var ys: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = y[p.offY + i32(i) * p.incY];
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, fma(T(p.h11), xs[q], T(p.h12) * ys[q]));
      y[p.offY + i32(i) * p.incY] = fma(T(p.h22), ys[q], T(p.h21) * xs[q]);
    }
  }
}
`;

export const scal_elements: string = `// scal_elements: x := alpha x.
// Storage   element i is x[offX + i*incX]; offset and increment count elements of type T
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32, or vec4f where x is contiguous and starts at a multiple of four: 16 bytes per access
// Source    BLAS xSCAL; 0 times NaN or infinity is NaN
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn scal_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = x[p.offX + i32(i) * p.incX];
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      x[p.offX + i32(i) * p.incX] = T(p.alpha) * xs[q];
    }
  }
}
`;

export const spin: string = `// spin: keeps every processor of the GPU busy for a while and computes nothing of use.
// Storage   out[0] is written only if the sum below comes out as a value that it never takes
// Mapping   workgroup (x) -> one of many equal chains; invocation -> one dependent chain of multiply-adds
// Tunables  none
// Needs     nothing
// Source    GPUs lower their clock between short kernels; a timed region must be entered at full clock
struct Params { iterations: u32 }
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(256)
fn spin(@builtin(local_invocation_index) t: u32) {
  var x = f32(t);
  for (var i = 0u; i < p.iterations; i++) {
    x = fma(x, 0.999, 0.5);
  }
  if (x == -1.0) {
    out[0] = x;
  }
}
`;

export const sum_final: string = `// sum_final: result[offResult] := the sum of \`parts\` parts, in an order that depends on their number alone.
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    the second step of asum and dot
const THREADS: u32 = 64u;

struct Params {
  parts: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn sum_final(@builtin(local_invocation_index) t: u32) {
  var sum = 0.0;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += parts[s];
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    result[p.offResult] = sums[0];
  }
}
`;

export const swap_elements: string = `// swap_elements: x and y change places, bit by bit.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T u32, or vec4u where every operand is contiguous and starts at a multiple of four: 16 bytes per access
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xSWAP; as integers, so that no NaN or subnormal number changes
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}

fn writeX(at: i32, value: T) {
  if (X_IN_Y == 1u) {
    y[at] = value;
  } else {
    x[at] = value;
  }
}

@compute @workgroup_size(THREADS)
fn swap_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @registers
  var ys: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = y[p.offY + i32(i) * p.incY];
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, ys[q]);
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`;

export const sym_expand: string = `// sym_expand: W := the full symmetric matrix of order n of which A holds one triangle.
// Storage   A[offA + i + j*lda] -> W[i + j*ldw]  (i, j < n)
// Mapping   workgroup (x, y) -> the TILE x TILE tile of W at row x*TILE, column y*TILE; thread (tx, ty) -> row tx of every LINES-th column
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*4
// Needs     A and W in different buffers. uplo 1 the lower triangle is stored, 2 the upper; the other one is not read
// Source    BLAS xSYMM; tiles across the diagonal are transposed in workgroup memory, so that reads and writes both run down columns
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  uplo: u32,
  n: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<f32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts

// Is element (i, j) of A stored?
fn stored(i: u32, j: u32) -> bool {
  return (p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j);
}

@compute @workgroup_size(THREADS)
fn sym_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  // The stored tile that holds this tile's elements, itself or across the diagonal.
  let row0 = select(min(x, y), max(x, y), p.uplo == 1u) * TILE;
  let col0 = select(max(x, y), min(x, y), p.uplo == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.n && j < p.n && stored(i, j)) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + i + j * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = x * TILE + tx;
    let j = y * TILE + c;
    if (i < p.n && j < p.n) {
      if (stored(i, j)) {
        W[i + j * p.ldw] = tile[tx + c * (TILE + 1u)];
      } else {
        W[i + j * p.ldw] = tile[c + tx * (TILE + 1u)];
      }
    }
  }
}
`;

export const symmetrize: string = `// symmetrize: copies one triangle of a matrix of order n to the other across the diagonal.
// Storage   A[offA + i + j*lda]  (i, j < n)
// Mapping   workgroup (x, y), y <= x -> the tile of rows x*TILE.., columns y*TILE.. (upper = 1: its mirror image), written across the
//           diagonal; y > x does nothing. Thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*4
// Needs     nothing. The elements travel as bits
// Source    MAGMA magmablas_ssymmetrize
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> tile: array<u32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts

@compute @workgroup_size(THREADS)
fn symmetrize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let row0 = select(x, y, p.upper == 1u) * TILE;
  let col0 = select(y, x, p.upper == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (row0 + tx < p.n && col0 + c < p.n) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + row0 + tx + (col0 + c) * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = col0 + tx;
    let j = row0 + c;
    if (i < p.n && j < p.n && select((i < j), (i > j), p.upper == 1u)) {
      A[p.offA + i + j * p.lda] = tile[c + tx * (TILE + 1u)];
    }
  }
}
`;

export const transpose_square: string = `// transpose_square: A := A^T in place for a matrix of order n; every workgroup exchanges a tile with its mirror image.
// Storage   A[offA + i + j*lda]  (i, j < n)
// Mapping   workgroup (x, y), y <= x -> tile of rows x*TILE.., columns y*TILE.. and the one across the diagonal; y > x does nothing
//           thread (tx, ty) -> row tx of every LINES-th column of both tiles
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 2*TILE*(TILE+1)*4
// Needs     nothing. The elements travel as bits
// Source    the padded-tile transpose; MAGMA magmablas_stranspose_inplace
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> low: array<u32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts
var<workgroup> high: array<u32, TILE * (TILE + 1u)>;

@compute @workgroup_size(THREADS)
fn transpose_square(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      low[tx + c * (TILE + 1u)] = A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda];
    }
    if (y * TILE + tx < p.n && x * TILE + c < p.n) {
      high[tx + c * (TILE + 1u)] = A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda];
    }
  }
  workgroupBarrier();
  // A tile on the diagonal is its own mirror image: writing it once is enough.
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda] = high[c + tx * (TILE + 1u)];
    }
    if (x != y && y * TILE + tx < p.n && x * TILE + c < p.n) {
      A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda] = low[c + tx * (TILE + 1u)];
    }
  }
}
`;

export const transpose_tiled: string = `// transpose_tiled: B := A^T for an m x n matrix A, through tiles in workgroup memory, so that reads and writes both run down columns.
// Storage   A[offA + i + j*lda] -> B[offB + j + i*ldb]  (i < m, j < n)
// Mapping   workgroup (x, y) -> rows x*TILE.., columns y*TILE.. of A; thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*4
//           A_IN_B 1: A lies in B's buffer
// Needs     A and B share no element. The elements travel as bits
// Source    the padded-tile transpose; MAGMA magmablas_stranspose
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_B: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<u32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts

@compute @workgroup_size(THREADS)
fn transpose_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        tile[tx + c * (TILE + 1u)] = B[origin];
      } else {
        tile[tx + c * (TILE + 1u)] = A[origin];
      }
    }
  }
  workgroupBarrier();
  for (var r = t / TILE; r < TILE; r += LINES) {
    let i = row0 + r;
    let j = col0 + tx;
    if (i < p.m && j < p.n) {
      B[p.offB + j + i * p.ldb] = tile[r + tx * (TILE + 1u)];
    }
  }
}
`;

export const tri_expand: string = `// tri_expand: W := the full matrices that the triangles of the blocks on A's diagonal stand for, triangular ones with their zeros.
// Storage   block z: A[offA + z*nb*(lda + 1) + i + j*lda] -> W[z*nb*ldw + i + j*ldw]  (i, j < nb)
// Mapping   workgroup (x, y, z) -> THREADS rows of COLS columns of block z; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     A and W in different buffers. uplo 1 the lower triangle is stored, 2 the upper; nothing else is read. unit = 1: the diagonal is
//           ones and is not read. The last block ends with A, of which \`order\` rows and columns are left
// Source    BLAS xTRMM
const THREADS: u32 = 64u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  uplo: u32,
  unit: u32,
  nb: u32,
  order: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tri_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let order = min(p.nb, p.order - z * p.nb);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < order && j < order) {
      var value = 0.0;
      if (i == j && p.unit == 1u) {
        value = 1.0;
      } else if ((p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j)) {
        value = A[p.offA + z * p.nb * (p.lda + 1u) + i + j * p.lda];
      }
      W[z * p.nb * p.ldw + i + j * p.ldw] = value;
    }
  }
}
`;

export const tri_merge: string = `// tri_merge: C := W + beta C on one triangle of the blocks on a diagonal, or on all of one block.
// Storage   block z: W[z*strideW + i + j*ldw], C[offC + z*strideC + i + j*ldc]  (i < m, j < n)
// Mapping   workgroup (x, y, z) -> THREADS rows of COLS columns of block z; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     W and C in different buffers. part 0 the whole block, 1 its lower triangle, 2 its upper; of the last block only what lies
//           within \`order\` rows and columns from the first one's start. useW = 0 takes W as zero without reading it; beta = 0 never
//           reads C
// Source    BLAS xSYRK, whose result is one triangle
const THREADS: u32 = 64u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  part: u32,
  m: u32,
  n: u32,
  order: u32,
  useW: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tri_merge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let rows = min(p.m, p.order - z * p.m);
  let cols = min(p.n, p.order - z * p.n);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let inside = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < rows && j < cols && inside) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      var value = 0.0;
      if (p.useW == 1u) {
        value = W[z * p.strideW + i + j * p.ldw];
      }
      if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
        value += p.beta * C[at];
      }
      C[at] = value;
    }
  }
}
`;

export const triangle_product: string = `// triangle_product: W := A x in slices for a matrix of which one triangle is stored, in tiles: each element is read once and, for a symmetric
// A, used twice: in row i times x(j), and in row j times x(i). gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], only i >= j (upper = 0) or i <= j (upper = 1) used; x(j) = x[offX + j*incX]; W(i, s) = W[i + s*n]
//           tile (I, J) gives slice J of the rows of I (rowSums = 1) and slice I of the rows of J (colSums = 1)
// Mapping   workgroup (x, y) of ceil(n/TILE) + 1 by half as many -> one tile of the triangle: row y of tiles and the row as far from the
//           other end share one line of the grid; thread -> rows r and r + ROWS of every GROUPS-th column of the tile
// Tunables  TILE order of a tile (64)  GROUPS (8)   ROWS = TILE/2, workgroup bytes = (TILE*(ROWS+1) + GROUPS*TILE)*4
// Needs     nothing. The other triangle may be loaded in a tile on the diagonal, never used; unit = 1 takes the diagonal as ones.
//           symmetric = 1: the diagonal counts in the row sums only
// Source    BLAS xSYMV, xTRMV
const TILE: u32 = 64u;
const GROUPS: u32 = 8u;
const ROWS: u32 = TILE / 2u;
const THREADS: u32 = ROWS * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = ROWS + 1u; // against bank conflicts

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  unit: u32,
  symmetric: u32,
  rowSums: u32,
  colSums: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> rowParts: array<f32, GROUPS * TILE>;
var<workgroup> colParts: array<f32, TILE * PITCH>;

fn readX(i: u32) -> f32 {
  return x[p.offX + i32(min(i, p.n - 1u)) * p.incX];
}

fn readA(i: u32, j: u32) -> f32 {
  let value = A[p.offA + min(i, p.n - 1u) + min(j, p.n - 1u) * p.lda];
  return select(value, 1.0, (i == j) & (p.unit == 1u));
}

// Whether (i, j) is stored. Off the diagonal tiles this only cuts the edge of the matrix.
fn stored(i: u32, j: u32) -> bool {
  return (i < p.n) & (j < p.n) & select(i >= j, i <= j, p.upper == 1u);
}

@compute @workgroup_size(THREADS)
fn triangle_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tiles = (p.n + TILE - 1u) / TILE;
  let gx = group.x + p.baseX;
  let gy = group.y + p.baseY;
  let mirrored = gx > gy;
  let far = tiles - 1u - gy;
  if (mirrored & (far == gy)) {
    return; // the middle row of an odd number has no partner
  }
  let outer = select(gy, far, mirrored);
  let inner = select(gx, gx - gy - 1u, mirrored);
  let tileI = select(outer, inner, p.upper == 1u);
  let tileJ = select(inner, outer, p.upper == 1u);
  let r = t % ROWS;
  let g = t / ROWS;
  let i0 = tileI * TILE + r;
  let i1 = i0 + ROWS;
  let j0 = tileJ * TILE + g;
  // @registers
  var a0: array<f32, DEPTH>;
  // @registers
  var a1: array<f32, DEPTH>;
  // @registers
  var xs: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    a0[u] = readA(i0, j);
    a1[u] = readA(i1, j);
    xs[u] = readX(j);
  }
  let x0 = readX(i0);
  let x1 = readX(i1);
  var sum0 = 0.0;
  var sum1 = 0.0;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    sum0 = select(sum0, fma(a0[u], xs[u], sum0), stored(i0, j));
    sum1 = select(sum1, fma(a1[u], xs[u], sum1), stored(i1, j));
    let first = select(0.0, a0[u] * x0, stored(i0, j) & ((i0 != j) | (p.symmetric == 0u)));
    let second = select(0.0, a1[u] * x1, stored(i1, j) & ((i1 != j) | (p.symmetric == 0u)));
    colParts[(g + u * GROUPS) * PITCH + r] = first + second;
  }
  rowParts[g * TILE + r] = sum0;
  rowParts[g * TILE + r + ROWS] = sum1;
  workgroupBarrier();
  if (t < TILE) {
    // A tile on the diagonal of a symmetric matrix gives both sums to the same rows and slice.
    let both = (tileI == tileJ) & (p.symmetric == 1u);
    let i = tileI * TILE + t;
    let j = tileJ * TILE + t;
    var row = 0.0;
    for (var k = 0u; k < GROUPS; k++) {
      row += rowParts[k * TILE + t];
    }
    var col = 0.0;
    for (var k = 0u; k < ROWS; k++) {
      col += colParts[t * PITCH + k];
    }
    if ((p.rowSums == 1u) & (i < p.n)) {
      W[i + tileJ * p.n] = select(row, row + col, both);
    }
    if ((p.colSums == 1u) & (j < p.n) & !both) {
      W[j + tileI * p.n] = col;
    }
  }
}
`;

export const trsm_block: string = `// trsm_block: X := alpha T^-1 B in place for a lower triangular T of order nb <= NB, by substitution (as accurate as LAPACK's).
// Storage   T(i, j) = A[offA + i*rsA + j*csA], X(i, c) = B[offB + i*rsB + c*csB]. The strides may be negative: an upper triangle is a
//           lower one read backwards, a transpose swaps rsA and csA, and X op(A) = B is op(A)^T X^T = B^T
// Mapping   workgroup (x) -> COLS columns; thread -> its row of them, in registers; T is streamed, each thread its row
// Tunables  NB order of the block and threads (64..256)  COLS columns per workgroup (1..16)  DEPTH columns of T loaded ahead (4..16, divides NB)
//           workgroup bytes = NB*COLS*4 + DEPTH*(NB+1)*4
//           UNIT 1: the diagonal is one and is not used   A_IN_B 1: A lies in B's buffer
//           STAGED 1: rows of T are contiguous, not columns: neighbouring threads load neighbours and exchange them through workgroup memory
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution, one row of X per step; BLAS xTRSM. The chain of rows is the whole cost: memory latency is kept out of it
const NB: u32 = 64u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;
const STAGED: u32 = 0u;

struct Params {
  baseX: u32,
  nb: u32,
  columns: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  offB: i32,
  rsB: i32,
  csB: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> Xs: array<f32, NB * COLS>;
var<workgroup> Ts: array<f32, DEPTH * (NB + 1u)>;

// T(row, column), or some element of T where that is outside.
fn readT(row: u32, column: u32) -> f32 {
  let at = p.offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA;
  var value: f32;
  if (A_IN_B == 1u) {
    value = B[at];
  } else {
    value = A[at];
  }
  return value;
}

// Value u of thread t's share of columns i0 .. i0+DEPTH-1: its own row's, or one of DEPTH neighbours along another row.
fn share(t: u32, u: u32, i0: u32) -> f32 {
  return readT(
    select(t, t / DEPTH + u * (NB / DEPTH), STAGED == 1u),
    i0 + select(u, t % DEPTH, STAGED == 1u),
  );
}

@compute @workgroup_size(NB)
fn trsm_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) row: u32) {
  let col0 = (group.x + p.baseX) * COLS;
  // @registers
  var x: array<f32, COLS>;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if ((row < p.nb) & (col0 + q < p.columns)) {
      x[q] = p.alpha * B[p.offB + i32(row) * p.rsB + i32(col0 + q) * p.csB];
    }
  }
  // @registers
  var now: array<f32, DEPTH>;
  // @registers
  var next: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    now[u] = share(row, u, 0u);
  }
  for (var i0 = 0u; i0 < p.nb; i0 += DEPTH) {
    if (STAGED == 1u) {
      // The barriers of the steps below keep the next exchange from overtaking this one.
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        Ts[(row % DEPTH) * (NB + 1u) + row / DEPTH + u * (NB / DEPTH)] = now[u];
      }
      workgroupBarrier();
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        now[u] = Ts[u * (NB + 1u) + row];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      next[u] = share(row, u, i0 + DEPTH);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u;
      if (row == i) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          if (UNIT == 0u) {
            x[q] = x[q] / now[u];
          }
          Xs[i * COLS + q] = x[q];
        }
      }
      workgroupBarrier();
      if ((row > i) & (row < p.nb)) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          x[q] = fma(-now[u], Xs[i * COLS + q], x[q]);
        }
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      now[u] = next[u];
    }
  }
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if ((row < p.nb) & (col0 + q < p.columns)) {
      B[p.offB + i32(row) * p.rsB + i32(col0 + q) * p.csB] = x[q];
    }
  }
}
`;

export const trsv_block: string = `// trsv_block: x := T^-1 x in place for a lower triangular T of order nb <= NB: one thread per row, T streamed, one workgroup.
// Storage   T(i, j) = A[offA + i*rsA + j*csA], x(i) = x[offX + i*stepX]. The strides may be negative: an upper triangle is a lower one read
//           backwards, a transpose swaps rsA and csA
// Mapping   thread -> its row, its element of x in a register
// Tunables  NB order of the block and threads (64..256)  DEPTH columns of T loaded ahead (4..16, divides NB)   workgroup bytes = NB*4
//           UNIT 1: the diagonal is one and is not used
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution; BLAS xTRSV. The chain of rows is the whole cost: memory latency is kept out of it
const NB: u32 = 64u;
const DEPTH: u32 = 4u;
const UNIT: u32 = 0u;

struct Params {
  nb: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  offX: i32,
  stepX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> solved: array<f32, NB>;

// T(row, column), or some element of T where that is outside.
fn readT(row: u32, column: u32) -> f32 {
  return A[p.offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA];
}

@compute @workgroup_size(NB)
fn trsv_block(@builtin(local_invocation_index) row: u32) {
  let at = p.offX + i32(row) * p.stepX;
  var value = 0.0;
  if (row < p.nb) {
    value = x[at];
  }
  // @registers
  var now: array<f32, DEPTH>;
  // @registers
  var next: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    now[u] = readT(row, u);
  }
  for (var i0 = 0u; i0 < p.nb; i0 += DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      next[u] = readT(row, i0 + DEPTH + u);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u;
      if (row == i) {
        if (UNIT == 0u) {
          value = value / now[u];
        }
        solved[i] = value;
      }
      workgroupBarrier();
      if ((row > i) & (row < p.nb)) {
        value = fma(-now[u], solved[i], value);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      now[u] = next[u];
    }
  }
  if (row < p.nb) {
    x[at] = value;
  }
}
`;

export const lib: Readonly<Record<string, string>> = {
  gemm_params: `struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: f32,
  beta: f32,
}
`,
  gemm_product: `    // acc += A(:, slab) B(slab, :) from the two workgroup tiles, TM x TN per thread.
    let depth = select(min(BK, p.k - k0), BK, KU == BK);
    for (var l0 = 0u; l0 < depth; l0 += KU) {
    // @unroll
    for (var u = 0u; u < KU; u++) {
      let l = l0 + u;
      // @registers
      var a: array<vec4f, TM / 4u>;
      // @registers
      var b: array<vec4f, TN / 4u>;
      // @unroll
      for (var r = 0u; r < TM / 4u; r++) {
        a[r] = As[l * (BM / 4u) + tx + r * NX];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        b[c] = Bs[l * (BN / 4u) + ty + c * NY];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        // @unroll
        for (var q = 0u; q < 4u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 4u + q) * (TM / 4u) + r] = fma(a[r], vec4f(b[c][q]), acc[(c * 4u + q) * (TM / 4u) + r]);
          }
        }
      }
    }
    }
`,
  norm_sum: `// A sum of magnitudes that nothing can spoil: magnitudes travel as bits, which also order them, with NaN above infinity. Sums of |x| keep
// denormals apart (hardware may flush them) in units of 2^-149. Sums of squares are Blue's: big, middle and small numbers by themselves,
// scaled by 2^-90, 1 and 2^100, so that no square overflows or underflows.
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;

struct Sum {
  worst: u32, // the largest magnitude
  middle: f32,
  small: f32,
  big: f32,
}

fn power(exponent: i32) -> f32 {
  return bitcast<f32>(u32(127 + exponent) << 23u);
}

fn joined(a: Sum, b: Sum) -> Sum {
  return Sum(max(a.worst, b.worst), a.middle + b.middle, a.small + b.small, a.big + b.big);
}

// \`value\` times 2^exponent as bits, for a positive normal value; denormal and infinite results included.
fn scaledBits(value: f32, exponent: i32) -> u32 {
  let bits = bitcast<u32>(value);
  let e = i32(bits >> 23u) + exponent;
  if (bits == 0u) {
    return 0u;
  }
  if (e >= 255) {
    return INFINITY_BITS;
  }
  if (e <= 0) {
    let shift = u32(1 - e);
    return select(((bits & 0x7fffffu) | 0x800000u) >> min(shift, 31u), 0u, shift > 24u);
  }
  return (bits & 0x7fffffu) | (u32(e) << 23u);
}

// \`value\` times 2^exponent. By integers, because compilers multiply factors together first, and 2^-180 is zero.
fn enlarged(value: f32, exponent: i32) -> f32 {
  return bitcast<f32>(scaledBits(value, exponent));
}

fn addMagnitude(s: Sum, bits: u32) -> Sum {
  var r = s;
  r.worst = max(s.worst, bits);
  if (bits < 0x800000u) {
    r.small += f32(bits);
  } else if (bits < INFINITY_BITS) {
    r.middle += bitcast<f32>(bits);
  }
  return r;
}

fn addSquare(s: Sum, bits: u32, weight: f32) -> Sum {
  var r = s;
  r.worst = max(s.worst, bits);
  if (bits < 0x800000u) {
    let x = f32(bits) * power(-49);
    r.small += weight * x * x;
  } else if (bits < bitcast<u32>(power(-60))) {
    let x = bitcast<f32>(bits + (100u << 23u));
    r.small += weight * x * x;
  } else if (bits < bitcast<u32>(power(45))) {
    let x = bitcast<f32>(bits);
    r.middle += weight * x * x;
  } else if (bits < INFINITY_BITS) {
    let x = bitcast<f32>(bits - (90u << 23u));
    r.big += weight * x * x;
  }
  return r;
}

// The bits of a sum of magnitudes.
fn sumBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  // Beside a number from 1 on denormals do not count; below they are added 2^64 times enlarged.
  if (s.middle >= 1.0) {
    return min(bitcast<u32>(s.middle) & MAGNITUDE, INFINITY_BITS);
  }
  return scaledBits(s.middle * power(64) + s.small * power(-85), -64);
}

// The bits of the root of a sum of squares.
fn rootBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  if (s.big > 0.0) {
    return scaledBits(sqrt(s.big + enlarged(s.middle, -180)), 90);
  }
  // The least middle square is 2^-120: enlarged by 2^200 it is comparable to the small ones.
  if (s.small > 0.0 && s.middle < power(-80)) {
    return scaledBits(sqrt(s.small + enlarged(s.middle, 200)), -100);
  }
  return bitcast<u32>(sqrt(s.middle + enlarged(s.small, -200)));
}
`,
  part: `// Whether element (i, j) belongs to the referenced part of a matrix: 0 all of it, 1 the lower triangle, 2 the upper, diagonals included.
fn inPart(part: u32, i: u32, j: u32) -> bool {
  return part == 0u || (part == 1u && i >= j) || (part == 2u && i <= j);
}
`,
  pivot: `// The best pivot of a workgroup: the largest key, of equal keys the smallest row.
// @use lib/pivot_key

var<workgroup> candidates: array<vec2u, THREADS>;
var<workgroup> winners: array<vec2u, THREADS / 16u>;

fn better(a: vec2u, b: vec2u) -> bool {
  return a.x > b.x || (a.x == b.x && a.y < b.y);
}

// Uniform control flow only; every thread gets the result. Two levels of LANES reads each need far fewer barriers than a tree.
const LANES: u32 = 16u;
fn bestPivot(t: u32, key: u32, row: u32) -> vec2u {
  candidates[t] = vec2u(key, row);
  workgroupBarrier();
  if (t < THREADS / LANES) {
    var best = candidates[t * LANES];
    for (var s = 1u; s < LANES; s++) {
      let other = candidates[t * LANES + s];
      if (better(other, best)) {
        best = other;
      }
    }
    winners[t] = best;
  }
  workgroupBarrier();
  var best = winners[0];
  for (var s = 1u; s < THREADS / LANES; s++) {
    let other = winners[s];
    if (better(other, best)) {
      best = other;
    }
  }
  return best;
}
`,
  pivot_key: `// Orders |x| by its bits, so that NaN, which no comparison of floats can be trusted with, is simply the largest: the first NaN wins, then
// infinity, and the pivot is always a real row.
fn pivotKey(x: f32) -> u32 {
  return min(bitcast<u32>(x) & 0x7fffffffu, 0x7f800001u);
}
`,
};
