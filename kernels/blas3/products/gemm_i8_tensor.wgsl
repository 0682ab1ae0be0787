// gemm_i8_tensor: C := alpha op(A) op(B) + beta C modulo 2^32 on matrix units (subgroup matrices), signed bytes into 32-bit integers; or,
// with HALVES, on units for halves into 32-bit floats, without an error.
// Storage   as gemm_i8_tiled: op(A)(i, l) is a byte of A[offA + i*lda + l/16], op(B)(l, j) of B[offB + j*ldb + l/16];
//           C(i, j) = C[offC + i + j*ldc]
//           with RESIDUES bytes of remainders in words: lib/gemm_i8_params
// Mapping   workgroup x -> BM x BN tile, z -> product; SWIZZLE rows of tiles are walked column by column, for the cache's sake
//           subgroup -> WM x WN of the tile, as TI x TJ matrices of MM x MN in registers
// Tunables  BM BN tile (64..256)  BK depth of a slab (32..128), a multiple of MK  WM WN tile of a subgroup (32, 64)
//           MM MN MK what the matrix units multiply  SG subgroup size  PAD vectors between rows of a slab, against bank conflicts
//           ROUND matrices stored at a time, divides TI*TJ  THREADS = SG*(BM/WM)*(BN/WN); BM*BK and BN*BK multiples of 16*THREADS;
//           workgroup bytes = 16*SIZE  F R what the units take and give: i8 and i32, with HALVES 1 f16 and f32
//           SPARE 1: a matrix of sums has fewer vectors of four than a subgroup has lanes
// Needs     depths filled up with zeros to whole slabs (gemm_i8_pack); without slabs A and B of one slab, lda = ldb = 0. m, n > 0.
//           Subgroups of SG. beta = 0 never reads C. HALVES: RESIDUES too, and BK*slabs <= 1024: products of bytes are up to 2^14, and
//           integers up to 2^24 are exact in whatever order floats are added
// Source    gemm_tensor. Factors lie along the depth here: matrices of bytes are loaded from there in 16 bytes per row
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 64u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 32u;
const SG: u32 = 32u;
const PAD: u32 = 1u;
const ROUND: u32 = 4u;
const SWIZZLE: u32 = 16u;
const HALVES: u32 = 0u;
const BYTES: u32 = 1u - HALVES;
const SPARE: u32 = 0u;
const SIZE: u32 = 1280u; // the larger of both slabs and the sums on their way out
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const VECTORS: u32 = BK / 16u;
const PER: u32 = 16u - 8u * HALVES; // factors in a vector of a slab
const PITCH: u32 = BK / PER + PAD;
const SIZE_A: u32 = BM * PITCH;
const LOADS_A: u32 = BM * VECTORS / THREADS;
const LOADS_B: u32 = BN * VECTORS / THREADS;
const STEP: u32 = THREADS / VECTORS;
const SUMS: u32 = MM * MN;
// A column of sums in S; without padding lanes of one store, which hold several columns, would meet in the same banks.
const COLUMN: u32 = MM / 4u + 1u;

alias F = i8;
alias R = i32;
alias Left = subgroup_matrix_left<F, MK, MM>;
alias Right = subgroup_matrix_right<F, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;

// @use lib/gemm_i8_params
// @use lib/tile_walk

// A slab of A and one of B; behind the last slab, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

// Vector v of the row that begins at a place of S, and four sums from S.
// @when BYTES
fn put(row: u32, v: u32, x: vec4u) {
  S[row + v] = x;
}

fn integers(sums: vec4u) -> vec4i {
  return bitcast<vec4i>(sums);
}
// @end
// @when HALVES
fn put(row: u32, v: u32, x: vec4u) {
  S[row + 2u * v] = vec4u(halves(x.x), halves(x.y));
  S[row + 2u * v + 1u] = vec4u(halves(x.z), halves(x.w));
}

// Four signed bytes.
fn halves(x: u32) -> vec2u {
  let four = vec4f(bitcast<vec4i>(vec4u(x) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u));
  return vec2u(pack2x16float(four.xy), pack2x16float(four.zw));
}

fn integers(sums: vec4u) -> vec4i {
  return vec4i(bitcast<vec4f>(sums));
}
// @end

@compute @workgroup_size(THREADS)
fn gemm_i8_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
// @when RESIDUES
  if (group.z + p.baseZ >= p.share * table[0].x) {
    return;
  }
  z = group.z + p.baseZ;
// @end
  let corner = cornerOf(group.x + p.baseX);
  let row0 = corner.x;
  let col0 = corner.y;
// @when RESIDUES
  if (isBeside(row0, col0)) {
    return;
  }
// @end
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  let row = t / VECTORS;
  let v = t % VECTORS;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var atA: array<u32, LOADS_A>;
  // @registers
  var atB: array<u32, LOADS_B>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // Rows and columns beyond the matrix repeat its last one: what comes of them is not stored.
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    atA[s] = startA() + min(row0 + row + s * STEP, p.m - 1u) * p.lda + v;
    nextA[s] = A[atA[s]];
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    atB[s] = startB() + min(col0 + row + s * STEP, p.n - 1u) * p.ldb + v;
    nextB[s] = B[atB[s]];
  }
  for (var slab = 0u; slab < p.slabs; slab++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      put((row + s * STEP) * PITCH, v, nextA[s]);
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      put(SIZE_A + (row + s * STEP) * PITCH, v, nextB[s]);
    }
    workgroupBarrier();
    if (slab + 1u < p.slabs) {
      let ahead = (slab + 1u) * VECTORS;
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = A[atA[s] + ahead];
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = B[atB[s] + ahead];
      }
    }
    // @unroll
    for (var l = 0u; l < BK; l += MK) {
      // @registers
      var a: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        a[i] = subgroupMatrixLoad<Left, row_major>(&S, (wm + i * MM) * PITCH + l / PER, PITCH);
      }
      // @unroll
      for (var j = 0u; j < TJ; j++) {
        let b = subgroupMatrixLoad<Right, col_major>(&S, SIZE_A + (wn + j * MN) * PITCH + l / PER, PITCH);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * MN * COLUMN, acc[first + r], COLUMN);
    }
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
// @when WHOLE
      // One sum per lane: the lanes of a subgroup write neighbouring rows, wherever C lies.
      // @unroll
      for (var h = 0u; h < SUMS / SG; h++) {
        let e = h * SG + lane;
        let sum = integers(S[(sg * ROUND + r) * MN * COLUMN + e / MM * COLUMN + e % MM / 4u])[e % 4u];
        store(sum, row0 + wm + (first + r) % TI * MM + e % MM, col0 + wn + (first + r) / TI * MN + e / MM);
      }
// @end
// @when RESIDUES
      // @unroll
      for (var h = 0u; h < SUMS / 4u / SG + SPARE; h++) {
        let e = h * SG + lane;
        if (SPARE == 0u || e < SUMS / 4u) {
          let sums = integers(S[(sg * ROUND + r) * MN * COLUMN + e / (MM / 4u) * COLUMN + e % (MM / 4u)]);
          let i = row0 + wm + (first + r) % TI * MM + 4u * (e % (MM / 4u));
          storeFour(sums, i, col0 + wn + (first + r) / TI * MN + e / (MM / 4u));
        }
      }
// @end
    }
    workgroupBarrier();
  }
}
