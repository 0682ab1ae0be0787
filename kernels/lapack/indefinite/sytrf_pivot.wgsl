// sytrf_pivot: chooses the pivot of column k between A(k,k), another diagonal element and a 2 x 2 block, exchanges rows and columns for it,
// and divides by it: one or two columns of L and of W = L D.
// Storage   as in sytrf_column. L in LW has all interchanges of the panel; in A each column stays as it was computed, as in LAPACK. Row k+1
//           of W is cleared behind a 2 x 2 pivot: if that has taken the first column behind the panel, no update must reach that column
//           state: the column that is next, and info
// Mapping   workgroup (x) -> THREADS rows from the panel's first on; thread -> one row of the new columns, and its part of the interchange
//           of A; workgroup 0 exchanges the two rows of the panel's earlier columns
// Tunables  THREADS rows per workgroup (multiple of 16, 64..256); workgroup bytes 8.5*THREADS   HERMITIAN as in sytrf_column
// Needs     one workgroup per THREADS rows, in one dispatch. Every workgroup decides for itself, from the same numbers: C, best, state are
//           only read here. In any order of workgroups: thread i alone reads A(i,q), moves it, then writes A(i,k) and A(i,q); what is moved
//           goes to columns behind q, which nobody reads; workgroup 0 exchanges columns of L and W in front of the new ones. A column with
//           nothing above 2^-126 is a zero pivot (GPUs flush what is less):
//           it is noted in info, the first only, and its column of L is zero
// Source    LAPACK xLASYF, xLAHEF
const THREADS: u32 = 256u;
const HERMITIAN: u32 = 0u;

struct Params {
  n: u32,
  base: u32,
  end: u32,
  upper: u32,
  offA: i32,
  rs: i32,
  cs: i32,
  ldw: u32,
  offW: u32,
  groups: u32, // of sytrf_column
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> LW: array<T>;
@group(0) @binding(2) var<storage, read> C: array<T>;
@group(0) @binding(3) var<storage, read> best: array<vec2u>;
@group(0) @binding(4) var<storage, read> state: array<u32>;
@group(0) @binding(5) var<storage, read_write> nextState: array<u32>;
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/field
// @use lib/pivot
// @use lib/bunch_kaufman
// @use lib/bunch_block

struct Pivot {
  k: u32, // it takes columns k..q
  q: u32,
  r: u32, // row q and row r change places
  chosen: u32, // where in C the pivot's column is, of one column
  isZero: bool,
}

fn at(i: u32, j: u32) -> i32 {
  return p.offA + i32(i) * p.rs + i32(j) * p.cs;
}

// From the searches of column k and of the one of its largest element; rowmax is the largest magnitude of the latter.
fn choose(k: u32, verdict: vec2u, rowmax: R) -> Pivot {
  let isZero = verdict.x == ZERO;
  let r = verdict.y;
  if (verdict.x == SEARCHED) {
    let colmax = abs1(C[r]);
    if (!(abs1(C[k]) >= ALPHA * colmax * (colmax / rowmax))) {
      if (abs1(C[p.n + r]) >= ALPHA * rowmax) {
        return Pivot(k, k, r, p.n, isZero);
      }
      return Pivot(k, k + 1u, r, 0u, isZero);
    }
  }
  return Pivot(k, k, k, 0u, isZero);
}

fn record(pivot: Pivot) {
  let k = pivot.k;
  nextState[0] = pivot.q + 1u;
  let row = i32(stored(pivot.r)) + 1;
  ipiv[p.offPiv + stored(k)] = select(row, -row, pivot.q > k);
  if (pivot.q > k) {
    ipiv[p.offPiv + stored(pivot.q)] = -row;
  }
  nextState[1] = select(state[1], stored(k) + 1u, pivot.isZero && state[1] == 0u);
}

// Rows q and r of L and W change places in the panel's earlier columns.
fn exchange(t: u32, pivot: Pivot) {
  for (var c = t; c < pivot.k - p.base; c += THREADS) {
    let atQ = stored(pivot.q) + c * p.ldw;
    let atR = stored(pivot.r) + c * p.ldw;
    let l = LW[atQ];
    LW[atQ] = LW[atR];
    LW[atR] = l;
    let w = LW[p.offW + atQ];
    LW[p.offW + atQ] = LW[p.offW + atR];
    LW[p.offW + atR] = w;
    if (pivot.q > pivot.k) {
      LW[p.offW + atQ] = T();
    }
  }
}

// Element i of column q of A takes its place in column r.
fn moveElement(i: u32, q: u32, r: u32) {
  let moved = A[at(i, q)];
  if (i == q) {
    A[at(r, r)] = moved;
  } else if (i < r) {
    A[at(r, i)] = mirrored(moved);
  } else {
    A[at(i, r)] = moved;
  }
}

// Row i of the column of L, from row `origin` of C, and its product with D.
fn writeColumn(i: u32, origin: u32, pivot: Pivot) {
  let k = pivot.k;
  let d = select(C[pivot.chosen + pivot.r], V(), pivot.isZero);
  var l = d;
  if (i > k) {
    let atL = stored(i) + (k - p.base) * p.ldw;
    let w = C[pivot.chosen + origin];
    l = V();
    if (!pivot.isZero) {
      l = quotient(w, d);
      LW[p.offW + atL] = w;
    }
    LW[atL] = l;
  }
  A[at(i, k)] = l;
}

// The same for a block of two.
fn writeColumns(i: u32, origin: u32, pivot: Pivot) {
  let k = pivot.k;
  let q = pivot.q;
  let a = C[k];
  let b = C[pivot.r];
  let c = C[p.n + pivot.r];
  if (i == k) {
    A[at(k, k)] = a;
  } else if (i == q) {
    A[at(q, k)] = b;
    A[at(q, q)] = c;
  } else {
    // [l0 l1] := [w0 w1] [a b; b c]^-1, or [a conj(b); b c]^-1, all of it divided by b, which is the largest element
    let w0 = C[origin];
    let w1 = C[p.n + origin];
    // @when REAL
    let d11 = a / b;
    let d22 = c / b;
    let scale = 1.0 / (d11 * d22 - 1.0) / b;
    let l0 = scale * (d22 * w0 - w1);
    let l1 = scale * (d11 * w1 - w0);
    // @end
    // @when COMPLEX
    let row = divideByBlock(a, b, c, w0, w1);
    let l0 = row[0];
    let l1 = row[1];
    // @end
    let atL = stored(i) + (k - p.base) * p.ldw;
    A[at(i, k)] = l0;
    A[at(i, q)] = l1;
    LW[atL] = l0;
    LW[atL + p.ldw] = l1;
    LW[p.offW + atL] = w0;
    LW[p.offW + atL + p.ldw] = w1;
  }
}

@compute @workgroup_size(THREADS)
fn sytrf_pivot(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = state[0];
  let first = group.x == 0u && t == 0u;
  if (k >= p.end) {
    if (first) {
      nextState[0] = k;
      nextState[1] = state[1];
    }
    return;
  }
  var key = 0u;
  for (var g = t; g < p.groups; g += THREADS) {
    key = max(key, best[p.groups + g].x);
  }
  let rowmax = bitcast<R>(bestPivot(t, key, 0u).x);
  let pivot = choose(k, best[2u * p.groups], rowmax);
  if (first) {
    record(pivot);
  }
  if (group.x == 0u) {
    exchange(t, pivot);
  }
  let i = p.base + group.x * THREADS + t;
  if (i < k || i >= p.n) {
    return;
  }
  let q = pivot.q;
  let r = pivot.r;
  // Column q of A takes the place of column r; column q itself is replaced below.
  if (r != q && i >= q && i != r) {
    moveElement(i, q, r);
  }
  var origin = i;
  if (i == q) {
    origin = r;
  } else if (i == r) {
    origin = q;
  }
  if (q == k) {
    writeColumn(i, origin, pivot);
  } else {
    writeColumns(i, origin, pivot);
  }
}
