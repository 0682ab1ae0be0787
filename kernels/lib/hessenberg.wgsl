// Hessenberg form of the shared matrix of lib/dense_memory by reflectors, as LAPACK's xGEHD2 makes it: rows and columns lo .. hi-1, where
// it is triangular outside. Thread t has row t, and then column t. With lib/householder. FACTORS: the v's stay below the subdiagonal,
// and keepTau(k, tau) is called by thread 0; else there are zeros. VECTORS: Z := Z Q, element (i, j) at Z[atZ + i + j*ldZ].
var<workgroup> v: array<f32, THREADS>;

fn hessenberg(t: u32, n: u32, lo: u32, hi: u32, atZ: u32, ldZ: u32) {
  for (var k = lo; k + 1u < hi; k++) {
    meet();
    let below = (t > k) & (t < hi);
    let tail = below & (t > k + 1u);
    var x = 0.0;
    if (below) {
      x = load(place(t, k));
    }
    let by = scaleOf(highest(t, bitcast<u32>(x) & 0x7fffffffu));
    let y = x * halfPower(by) * otherPower(by);
    v[t] = y;
    let squares = sumOver(t, select(0.0, y * y, tail));
    let h = reflector(v[k + 1u], squares);
    workgroupBarrier();
    let own = select(select(0.0, y * h.scale, tail), 1.0, t == k + 1u);
    v[t] = own;
    if (t == k + 1u) {
      put(place(t, k), h.beta * halfPower(-by) * otherPower(-by));
    }
    if (tail) {
      var kept = 0.0;
      // @when FACTORS
      kept = own;
      // @end
      put(place(t, k), kept);
    }
    // @when FACTORS
    if (t == 0u) {
      keepTau(k, h.tau);
    }
    // @end
    meet();
    let acts = h.tau != 0.0;
    if (acts & (t < hi)) {
      var w = 0.0;
      for (var c = k + 1u; c < hi; c++) {
        w = fma(load(place(t, c)), v[c], w);
      }
      w *= h.tau;
      for (var c = k + 1u; c < hi; c++) {
        put(place(t, c), fma(-w, v[c], load(place(t, c))));
      }
    }
    // @when VECTORS
    if (acts & (t < n)) {
      var w = 0.0;
      for (var c = k + 1u; c < hi; c++) {
        w = fma(Z[atZ + t + c * ldZ], v[c], w);
      }
      w *= h.tau;
      for (var c = k + 1u; c < hi; c++) {
        let at = atZ + t + c * ldZ;
        Z[at] = fma(-w, v[c], Z[at]);
      }
    }
    // @end
    meet();
    if (acts & (t > k) & (t < n)) {
      var w = 0.0;
      for (var r = k + 1u; r < hi; r++) {
        w = fma(load(place(r, t)), v[r], w);
      }
      w *= h.tau;
      for (var r = k + 1u; r < hi; r++) {
        put(place(r, t), fma(-w, v[r], load(place(r, t))));
      }
    }
  }
  meet();
}
