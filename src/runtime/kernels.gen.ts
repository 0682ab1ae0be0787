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
// Storage   T(i, j) = A[offA + i*rsA + j*csA], X(i, c) = B[offB + i*rsB + c*csB]. The strides may be negative: an upper triangle is a
//           lower one read backwards, a transpose swaps rsA and csA, and X op(A) = B is op(A)^T X^T = B^T
// Mapping   workgroup (x) -> COLS columns; thread -> its row of them, in registers; T is streamed, each thread its row
// Tunables  NB order of the block and threads (64..256)  COLS columns per workgroup (1..16)  DEPTH columns of T loaded ahead (4..16, divides NB)
//           workgroup bytes = NB*COLS*4
//           UNIT 1: the diagonal is one and is not used   A_IN_B 1: A lies in B's buffer
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution, one row of X per step; BLAS xTRSM. The chain of rows is the whole cost: memory latency is kept out of it
const NB: u32 = 64u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;

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
