// qr_group: Householder QR of each matrix of a batch, or of a panel of its columns, a whole one by one workgroup, all in registers; with
// EXPLICIT then also Q itself.
// Storage   lib/batch_problem: rows and columns begin.. of A(i, j), m x n, columns before `end`, become R on and above the diagonal and
//           the v's below it, tau[piv + k] likewise. EXPLICIT (begin = 0, end >= n): A is only read; R is B(i, j), min(m, n) x n with zeros
//           below the diagonal, Q is C(i, j), m x min(m, n). The buffers of operands may be one and the same, which WebGPU lets us bind
//           only once: TAU_IN_A, R_IN_A, Q_IN_A, R_IN_Q
// Mapping   workgroup x -> problem; LANES lanes of a subgroup share CPT columns, slot, slot + SLOTS, ...: lane l has rows l, l + LANES, ...
//           of them. Step k: the lanes of column k make its reflector, u without its scale, and publish it; behind one barrier all others
//           apply it. Two places in turn, so that nobody waits for those who still read. Steps share their text in phases; rows that all
//           lanes have finished are left out of a phase, and so are register columns
// Tunables  LANES a power of two (1..32)  ROWS per lane, even, LANES*ROWS >= rows  CPT columns per thread (1..4)
//           SLOTS, CPT*SLOTS >= columns;  LANES*SLOTS threads (a multiple of 32), ROWS*(CPT + 1) registers and some 30 more
//           STEPS = min(CPT*SLOTS, LANES*ROWS)  PHASE divides SLOTS and STEPS  MERGE phases that share a text and choose in it which rows
//           to leave out: PHASE*MERGE divides SLOTS and STEPS, and PHASE is a multiple of 2*LANES if MERGE > 1  SKIPS 1: subgroups leave
//           out steps in which they have no work  workgroup bytes = 32*LANES*ceil(ROWS/PER) + 8*PARTS, and without SUBGROUPS
//           4*LANES*SLOTS more; PARTS words to an element and PER elements to four of them. Complex numbers take twice the registers
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then lanes talk through workgroup memory. Each column is scaled by a power of two
//           to elements below 2^47, which changes its v in nothing: squares do not overflow. What is left of a column counts as zero below
//           2^-43, 1e-27 of its largest element: tau = 0. NaN spoils its column and those behind it. Branches in front of subgroup
//           operations are the same for all of a subgroup, or there is a barrier between: see getf2_panel. The order of sums depends on
//           LANES alone, and so do the bits of a result
// Source    LAPACK xGEQR2, xLARFG, xORG2R; H = I - f u u^H with u = x - beta e_k, f = tau / |u(k)|^2
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
// @use lib/field
const LANES: u32 = 4u;
const ROWS: u32 = 4u;
const CPT: u32 = 2u;
const SLOTS: u32 = 8u;
const STEPS: u32 = 16u;
const PHASE: u32 = 8u;
const MERGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const SKIPS: u32 = 1u;
const LISTED: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const THREADS: u32 = LANES * SLOTS;
const SPAN: u32 = PHASE * MERGE;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A);
const ALWAYS: u32 = 1u - SUBGROUPS * SKIPS;
// Words of an element, rows in a word of four, and such words that hold a reflector's rows of a lane.
const PARTS: u32 = 1u + COMPLEX;
const PER: u32 = 4u / PARTS;
const VECS: u32 = (ROWS + PER - 1u) / PER;
const PADDED: u32 = VECS * PER;

struct Params {
// @use lib/batch_fields
  begin: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
// @when LISTED
@group(0) @binding(1) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(2) var<uniform> p: Params;
// @when TAU_APART
@group(0) @binding(3) var<storage, read_write> tau: array<T>;
// @end
// @when R_APART
@group(0) @binding(4) var<storage, read_write> factorR: array<T>;
// @end
// @when Q_APART
@group(0) @binding(5) var<storage, read_write> Q: array<T>;
// @end

// @use lib/batch_problem
// @use lib/small_group
// @use lib/lane_elements
// @use lib/householder
// @use lib/reflector

// Reflectors: row lane + r*LANES is the (r % PER)-th element of word lane + r/PER*LANES, so that neighbours read neighbouring words.
var<workgroup> published: array<vec4f, 2u * VECS * LANES>;
var<workgroup> strength: array<V, 2>;

@compute @workgroup_size(THREADS)
fn qr_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = R(p.baseZ);
  var slot = t / LANES;
  var lane = t % LANES;
  // The slots of the subgroup are firstSlot .. endSlot-1.
  var firstSlot = 0u;
  var endSlot = SLOTS;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  firstSlot = subgroup * (lanes / LANES);
  endSlot = firstSlot + lanes / LANES;
  slot = firstSlot + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let own = problem(group.x + p.baseX);
  let m = max(own.m, p.begin) - p.begin;
  let n = max(min(own.n, p.end), p.begin) - p.begin;
  let top = min(m, n);
  let offA = own.A.off + p.begin * (own.A.rs + own.A.cs);

  // Column slot + c*SLOTS has the registers from c*ROWS on.
  // @registers
  var x: array<V, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let height = select(0u, m, slot + c * SLOTS < n);
    let head = offA + (slot + c * SLOTS) * own.A.cs;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // Unconditional, so that the loads are in flight together.
      let inside = lane + r * LANES < height;
      let value = widen(A[select(0u, head + (lane + r * LANES) * own.A.rs, inside)]);
      x[c * ROWS + r] = select(V(), value, inside);
    }
  }
  // The powers of two by which columns are scaled, and the taus.
  // @registers
  var shift: array<i32, CPT>;
  // @registers
  var taus: array<V, CPT>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    taus[c] = V();
  }
  // One text for all columns: they turn, and each becomes the last.
  for (var c = 0u; c < CPT; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitsOf(x[r]));
    }
    let by = scaleOf(groupMax(key));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let scaled = x[r] * first * second;
      // @unroll
      for (var e = ROWS; e < CPT * ROWS; e += ROWS) {
        x[e - ROWS + r] = x[e + r];
      }
      x[CPT * ROWS - ROWS + r] = scaled;
    }
    // @unroll
    for (var e = 1u; e < CPT; e++) {
      shift[e - 1u] = shift[e];
    }
    shift[CPT - 1u] = by;
  }

  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += SPAN) {
    for (var k = k0; k < min(top, k0 + SPAN); k++) {
      let place = k % 2u * (VECS * LANES) + lane;
      // Column k is that of this slot among the register columns k0 / SLOTS.
      let at = k - k0 / SLOTS * SLOTS;
      var publishes = (at >= firstSlot) & (at < endSlot);
      // @when ALWAYS
      publishes = true;
      // @end
      if (publishes) {
        // @registers
        var y: array<V, PADDED>;
        // @unroll
        for (var r = k0 / LANES / PER * PER; r < PADDED; r++) {
          y[r] = V();
        }
        var diagonal = V();
        var even = nought;
        var odd = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + SPAN - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          y[r] = select(V(), value, lane + r * LANES > k);
          diagonal = select(diagonal, value, lane + r * LANES == k);
        }
        // @unroll
        for (var r = (k0 + SPAN - 1u) / LANES + 1u; r < ROWS; r++) {
          y[r] = x[k0 / SLOTS * ROWS + r];
        }
        // @unroll
        for (var r = k0 / LANES / PER * PER; r < PADDED; r += 2u) {
          even = plusSquare(y[r], even);
          odd = plusSquare(y[r + 1u], odd);
        }
        let alpha = elementFromLane(diagonal, k % LANES);
        let h = fieldReflector(alpha, groupSum(even + odd));
        // @unroll
        for (var r = k0 / LANES; r < (k0 + SPAN - 1u) / LANES + 1u; r++) {
          let value = select(V(), alpha - ofReal(h.beta), lane + r * LANES == k);
          y[r] = select(value, y[r], lane + r * LANES > k);
        }
        let mine = slot == at;
        if (mine) {
          // @unroll
          for (var g = k0 / LANES / PER; g < VECS; g++) {
            // @when REAL
            published[place + g * LANES] = vec4f(y[4u * g], y[4u * g + 1u], y[4u * g + 2u], y[4u * g + 3u]);
            // @end
            // @when COMPLEX
            published[place + g * LANES] = vec4f(y[2u * g], y[2u * g + 1u]);
            // @end
          }
          strength[k % 2u] = strengthOf(h);
        }
        taus[k0 / SLOTS] = select(taus[k0 / SLOTS], h.tau, mine);
        // @unroll
        for (var r = k0 / LANES; r < (k0 + SPAN - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          let scaled = select(value, mul(value, h.scale), mine & (lane + r * LANES > k));
          x[k0 / SLOTS * ROWS + r] = select(scaled, ofReal(h.beta), mine & (lane + r * LANES == k));
        }
        // @unroll
        for (var r = (k0 + SPAN - 1u) / LANES + 1u; r < ROWS; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          x[k0 / SLOTS * ROWS + r] = select(value, mul(value, h.scale), mine);
        }
      }
      workgroupBarrier();
      // Whether there are columns behind column k, and before n, among those of the subgroup.
      let next = max(firstSlot, at + 1u);
      var works = ((next < endSlot) & (next + k0 / SLOTS * SLOTS < n)) | (firstSlot + (k0 / SLOTS + 1u) * SLOTS < n);
      // @when ALWAYS
      works = true;
      // @end
      if (works) {
        // @registers
        var u: array<V, PADDED>;
        // @unroll
        for (var g = k0 / LANES / PER; g < VECS; g++) {
          let word = published[place + g * LANES];
          // @when REAL
          u[4u * g] = word.x;
          u[4u * g + 1u] = word.y;
          u[4u * g + 2u] = word.z;
          u[4u * g + 3u] = word.w;
          // @end
          // @when COMPLEX
          u[2u * g] = word.xy;
          u[2u * g + 1u] = word.zw;
          // @end
        }
        let f = conj(strength[k % 2u]);
        // H = I leaves infinities of other columns as they are.
        let acts = !isZeroV(f);
        // @registers
        var w: array<V, CPT>;
        // @registers
        var evens: array<V, CPT>;
        // @registers
        var odds: array<V, CPT>;
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          evens[c] = V(nought);
          odds[c] = V(nought);
        }
        // Rows that all lanes finish in a phase, but the last.
        // @unroll
        for (var end = PHASE; end < SPAN; end += PHASE) {
          if (k < k0 + end) {
            // @unroll
            for (var c = k0 / SLOTS; c < CPT; c++) {
              // @unroll
              for (var r = (k0 + end - PHASE) / LANES; r < (k0 + end) / LANES; r += 2u) {
                evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
                odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          // @unroll
          for (var r = (k0 + SPAN - PHASE) / LANES / 2u * 2u; r < ROWS; r += 2u) {
            evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
            odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
          }
          w[c] = evens[c] + odds[c];
        }
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          w[c] = select(V(), mul(f, elementSum(w[c])), acts);
        }
        // Of these some are finished.
        let behind = slot > at;
        // @unroll
        for (var end = PHASE; end < SPAN; end += PHASE) {
          if (k < k0 + end) {
            // @unroll
            for (var r = (k0 + end - PHASE) / LANES; r < (k0 + end) / LANES; r++) {
              let value = x[k0 / SLOTS * ROWS + r];
              x[k0 / SLOTS * ROWS + r] = select(value, mad(-u[r], w[k0 / SLOTS], value), behind);
              // @unroll
              for (var c = k0 / SLOTS + 1u; c < CPT; c++) {
                x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
              }
            }
          }
        }
        // @unroll
        for (var r = (k0 + SPAN - PHASE) / LANES; r < ROWS; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          x[k0 / SLOTS * ROWS + r] = select(value, mad(-u[r], w[k0 / SLOTS], value), behind);
        }
        // @unroll
        for (var c = k0 / SLOTS + 1u; c < CPT; c++) {
          // @unroll
          for (var r = (k0 + SPAN - PHASE) / LANES; r < ROWS; r++) {
            x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
          }
        }
      }
    }
  }

  // R goes back to its own scale, again column by column.
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    let first = halfPower(-shift[0]);
    let second = otherPower(-shift[0]);
    // @when FACTORS
    let height = select(0u, m, column < n);
    let head = offA + column * own.A.cs;
    if ((lane == 0u) & (column < top)) {
      // @when TAU_APART
      tau[own.piv + p.begin + column] = narrow(taus[0]);
      // @end
      // @when TAU_IN_A
      A[own.piv + p.begin + column] = narrow(taus[0]);
      // @end
    }
    // @unroll
    for (var e = 1u; e < CPT; e++) {
      taus[e - 1u] = taus[e];
    }
    // @end
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let value = select(x[r], x[r] * first * second, row <= column);
      // @when FACTORS
      if (row < height) {
        A[head + row * own.A.rs] = narrow(value);
      }
      // @end
      // @unroll
      for (var e = ROWS; e < CPT * ROWS; e += ROWS) {
        x[e - ROWS + r] = x[e + r];
      }
      x[CPT * ROWS - ROWS + r] = value;
    }
    // @unroll
    for (var e = 1u; e < CPT; e++) {
      shift[e - 1u] = shift[e];
    }
  }
  // @when EXPLICIT
// @use lib/qr_group_explicit
  // @end
}
