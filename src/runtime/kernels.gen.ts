// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.

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
  if (depthFirst) {
    return vec2u(id / BK, id % BK);
  }
  return vec2u(id % extent, id / extent);
}

fn fetchA(id: u32, row0: u32, k0: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0) + place(id, BM, TRANS_A == 1u);
  if (at.x >= p.m || at.y >= p.k) {
    return 0.0;
  }
  var index = base + at.x + at.y * p.lda;
  if (TRANS_A == 1u) {
    index = base + at.y + at.x * p.lda;
  }
  if (A_IN_C == 1u) {
    return f32(C[index]);
  }
  return f32(A[index]);
}

fn fetchB(id: u32, col0: u32, k0: u32, base: u32) -> f32 {
  let at = vec2u(col0, k0) + place(id, BN, TRANS_B == 0u);
  if (at.x >= p.n || at.y >= p.k) {
    return 0.0;
  }
  var index = base + at.y + at.x * p.ldb;
  if (TRANS_B == 1u) {
    index = base + at.x + at.y * p.ldb;
  }
  if (B_IN_C == 1u) {
    return f32(C[index]);
  }
  return f32(B[index]);
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
        if (i < p.m && j < p.n) {
          let at = baseC + i + j * p.ldc;
          var value = p.alpha * acc[c * (TM / 4u) + r][q];
          if (p.beta != 0.0) {
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

// Vector \`id\` of the A slab at depth k0: four rows of one column, or with TRANS_A four depths of one row.
fn fetchA(id: u32, row0: u32, k0: u32, base: u32) -> vec4f {
  var i = row0 + (id % (BM / 4u)) * 4u;
  var l = k0 + id / (BM / 4u);
  var at = base + i + l * p.lda;
  if (TRANS_A == 1u) {
    i = row0 + id / (BK / 4u);
    l = k0 + (id % (BK / 4u)) * 4u;
    at = base + l + i * p.lda;
  }
  if (EDGE == 1u && (i >= p.m || l >= p.k)) {
    return vec4f();
  }
  if (A_IN_C == 1u) {
    return vec4f(C[at / 4u]);
  }
  return vec4f(A[at / 4u]);
}

fn fetchB(id: u32, col0: u32, k0: u32, base: u32) -> vec4f {
  var j = col0 + id / (BK / 4u);
  var l = k0 + (id % (BK / 4u)) * 4u;
  var at = base + l + j * p.ldb;
  if (TRANS_B == 1u) {
    j = col0 + (id % (BN / 4u)) * 4u;
    l = k0 + id / (BN / 4u);
    at = base + j + l * p.ldb;
  }
  if (EDGE == 1u && (j >= p.n || l >= p.k)) {
    return vec4f();
  }
  if (B_IN_C == 1u) {
    return vec4f(C[at / 4u]);
  }
  return vec4f(B[at / 4u]);
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
      if (EDGE == 0u || (i < p.m && j < p.n)) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = p.alpha * acc[c * (TM / 4u) + r];
        if (p.beta != 0.0) {
          value += p.beta * vec4f(C[at]);
        }
        C[at] = vec4<T>(value);
      }
    }
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

export const trsm_block: string = `// trsm_block: X := alpha T^-1 B in place for a lower triangular T of order nb <= NB, by substitution (as accurate as LAPACK's).
// Storage   T(i, j) = A[offA + z*strideA + i*rsA + j*csA], X(i, c) = B[offB + z*strideB + i*rsB + c*csB]. The strides may be negative:
//           an upper triangle is a lower one read backwards, a transpose swaps rsA and csA, and X op(A) = B is op(A)^T X^T = B^T
// Mapping   workgroup (x, z) -> COLS columns of matrix z; thread (row, g) -> its row in columns g, g + GROUPS, ... kept in registers
// Tunables  NB order of the block (8..64)  GROUPS threads per row (1..8)  TC columns per thread (1..8)
//           THREADS = NB*GROUPS <= 256; workgroup bytes = NB*(NB+1)*4 + NB*GROUPS*TC*4
//           UNIT 1: the diagonal is one and is not read   A_IN_B 1: A lies in B's buffer
// Needs     nothing. Only the triangle of T is read. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution, one row of X per step; BLAS xTRSM
const NB: u32 = 16u;
const GROUPS: u32 = 4u;
const TC: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;
const THREADS: u32 = NB * GROUPS;
const COLS: u32 = GROUPS * TC;

struct Params {
  baseX: u32,
  baseZ: u32,
  nb: u32,
  columns: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  strideA: i32,
  offB: i32,
  rsB: i32,
  csB: i32,
  strideB: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> Ts: array<f32, NB * (NB + 1u)>; // one word of padding per row against bank conflicts
var<workgroup> Xs: array<f32, NB * COLS>;

fn readA(at: i32) -> f32 {
  if (A_IN_B == 1u) {
    return B[at];
  }
  return A[at];
}

@compute @workgroup_size(THREADS)
fn trsm_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = i32(group.z + p.baseZ);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let row = t % NB;
  let g = t / NB;
  let col0 = (group.x + p.baseX) * COLS;
  for (var id = t; id < NB * NB; id += THREADS) {
    let i = id % NB;
    let j = id / NB;
    if (i < p.nb && (j < i || (j == i && UNIT == 0u))) {
      Ts[i * (NB + 1u) + j] = readA(baseA + i32(i) * p.rsA + i32(j) * p.csA);
    }
  }
  // @registers
  var x: array<f32, TC>;
  // @unroll
  for (var q = 0u; q < TC; q++) {
    let c = col0 + g + q * GROUPS;
    if (row < p.nb && c < p.columns) {
      x[q] = p.alpha * B[baseB + i32(row) * p.rsB + i32(c) * p.csB];
    }
  }
  workgroupBarrier();
  for (var i = 0u; i < p.nb; i++) {
    if (row == i) {
      // @unroll
      for (var q = 0u; q < TC; q++) {
        if (UNIT == 0u) {
          x[q] = x[q] / Ts[i * (NB + 1u) + i];
        }
        Xs[i * COLS + g + q * GROUPS] = x[q];
      }
    }
    workgroupBarrier();
    if (row > i && row < p.nb) {
      let factor = Ts[row * (NB + 1u) + i];
      // @unroll
      for (var q = 0u; q < TC; q++) {
        x[q] = fma(-factor, Xs[i * COLS + g + q * GROUPS], x[q]);
      }
    }
  }
  // @unroll
  for (var q = 0u; q < TC; q++) {
    let c = col0 + g + q * GROUPS;
    if (row < p.nb && c < p.columns) {
      B[baseB + i32(row) * p.rsB + i32(c) * p.csB] = x[q];
    }
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
    for (var l0 = 0u; l0 < BK; l0 += KU) {
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
  pivot: `// The best pivot of a workgroup: the largest key, of equal keys the smallest row. Keys order |x| by its bits, so that NaN, which no
// comparison of floats can be trusted with, is simply the largest: the first NaN wins, then infinity, and the row is always a real one.
var<workgroup> candidates: array<vec2u, THREADS>;
var<workgroup> winners: array<vec2u, THREADS / 16u>;

fn pivotKey(x: f32) -> u32 {
  return min(bitcast<u32>(x) & 0x7fffffffu, 0x7f800001u);
}

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
};
