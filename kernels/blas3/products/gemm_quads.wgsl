// gemm_quads: C := alpha op(A) op(B) + beta C for adapters that run on the CPU: no workgroup memory, no barriers, few loads.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z; thread t -> rows t + r*THREADS of every column, TM x TN results
//           in registers (of complex matrices both words of such elements). Each lane of a quad loads every fourth column of B;
//           the others take it from there.
// Tunables  TM per thread (1..8, even if COMPLEX)  TN (4..32, a multiple of 4)  THREADS (4..64, a multiple of 4)   BM = TM*THREADS, BN = TN
//           T V COMPLEX: lib/field; CONJ_A CONJ_B: gemm_words   TC, of which the words of C are: Word or f32
//           EPILOGUE 1: gemm_epilogue   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     subgroups; no alignment. beta = 0 never reads C. p.end is not read: no slices
// Source    outer products in registers. Where lanes are those of a vector of the CPU, a load is one per lane, as costly as tens
//           of products, and a barrier saves and restores every register of every thread
enable subgroups;
alias TC = Word;
const TM: u32 = 4u;
const TN: u32 = 16u;
const THREADS: u32 = 8u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<Word>;
@group(0) @binding(1) var<storage, read> B: array<Word>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = TC;
// @end
// @use lib/gemm_epilogue_one

// @use lib/gemm_words_one

// Row r of thread t: both parts of a complex element belong to one thread.
// @when REAL
fn rowOf(t: u32, r: u32) -> u32 {
  return t + r * THREADS;
}
// @end
// @when COMPLEX
fn rowOf(t: u32, r: u32) -> u32 {
  return 2u * (t + r / 2u * THREADS) + r % 2u;
}
// @end

fn elementA(at: u32) -> R {
  if (A_IN_C == 1u) {
    return R(C[at]);
  }
  return R(A[at]);
}

fn elementB(at: u32) -> R {
  if (B_IN_C == 1u) {
    return R(C[at]);
  }
  return R(B[at]);
}

@compute @workgroup_size(THREADS)
fn gemm_quads(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * (TM * THREADS);
  let col0 = (group.y + p.baseY) * TN;
  // From one depth of elements to the next.
  let stepA = select(p.lda, PARTS, TRANS_A == 1u);
  let stepB = select(PARTS, p.ldb, TRANS_B == 1u);
  let depth = p.k / PARTS;
  // Rows and columns beyond the matrix are read as its last ones: their results are not stored.
  // @registers
  var atA: array<u32, TM>;
  // @unroll
  for (var r = 0u; r < TM; r++) {
    let i = min(row0 + rowOf(t, r), p.m - 1u);
    // @when REAL
    atA[r] = p.offA + z * p.strideA + select(i, i * p.lda, TRANS_A == 1u);
    // @end
    // @when COMPLEX
    atA[r] = p.offA + z * p.strideA + select(i, i / 2u * p.lda + i % 2u, TRANS_A == 1u);
    // @end
  }
  // @registers
  var atB: array<u32, TN / 4u>;
  // @unroll
  for (var c = 0u; c < TN / 4u; c++) {
    let j = min(col0 + 4u * c + lane % 4u, p.n - 1u);
    atB[c] = p.offB + z * p.strideB + select(j * p.ldb, PARTS * j, TRANS_B == 1u);
  }
  // @registers
  var acc: array<R, TM * TN>;
  for (var l = 0u; l < depth; l++) {
    // @registers
    var a: array<R, TM>;
    // @registers
    var b: array<R, TN / 4u>;
    // @unroll
    for (var r = 0u; r < TM; r++) {
      a[r] = elementA(atA[r] + l * stepA);
      // @when CONJ_A
      a[r] = select(a[r], -a[r], r % 2u == 1u);
      // @end
    }
    // @unroll
    for (var s = 0u; s < PARTS; s++) {
    // @when REAL
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      b[c] = elementB(atB[c] + l * stepB);
    }
    // @end
    // @when COMPLEX
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      b[c] = elementB(atB[c] + l * stepB + s);
      b[c] = select(b[c], -b[c], (CONJ_B == 1u) & (s == 1u));
    }
    if (s == 1u) {
      // re, im becomes -im, re
      // @unroll
      for (var r = 0u; r < TM; r += 2u) {
        let real = a[r];
        a[r] = -a[r + 1u];
        a[r + 1u] = real;
      }
    }
    // @end
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      let w = vec4f(quadBroadcast(b[c], 0u), quadBroadcast(b[c], 1u), quadBroadcast(b[c], 2u), quadBroadcast(b[c], 3u));
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        // @unroll
        for (var r = 0u; r < TM; r++) {
          acc[(4u * c + q) * TM + r] = fma(a[r], w[q], acc[(4u * c + q) * TM + r]);
        }
      }
    }
    }
  }
  // From here on by index, with one store in the text: 64 of them take llvmpipe 3 s to compile instead of 0.3 s. It makes comparisons of an
  // index into up to 32 elements, which takes as long: hence more of them.
  var sums: array<R, TM * TN + 32u>;
  // @unroll
  for (var s = 0u; s < TM * TN; s++) {
    sums[s] = acc[s];
  }
  let readC = !isZeroV(p.beta);
  let columns = min(TN, p.n - col0);
  for (var s = 0u; s < TM * columns; s += PARTS) {
    let i = row0 + rowOf(t, s % TM);
    let j = col0 + s / TM;
    if (i < p.m) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      // @when REAL
      let sum = sums[s];
      // @end
      // @when COMPLEX
      let sum = V(sums[s], sums[s + 1u]);
      // @end
      var value = mul(p.alpha, sum);
      if (readC) {
        value = mad(p.beta, loadC(at), value);
      }
      // @when EPILOGUE
      value = epilogue(value, i, j);
      // @end
      storeC(at, value);
    }
  }
}
