  // A tile of C, from its first slab to its last: the body of every product of bytes without matrix units.
// @when RESIDUES
  if (group.z + p.baseZ >= p.share * table[0].x) {
    return;
  }
  z = group.z + p.baseZ;
// @end
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
// @when RESIDUES
  if (isBeside(row0, col0)) {
    return;
  }
// @end
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<SUM, TM * TN>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u);
  }
  for (var slab = 0u; slab < p.slabs; slab++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      As[(t + s * THREADS) / VECTORS * PITCH + (t + s * THREADS) % VECTORS] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      Bs[(t + s * THREADS) / VECTORS * PITCH + (t + s * THREADS) % VECTORS] = nextB[s];
    }
    workgroupBarrier();
    if (slab + 1u < p.slabs) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, slab + 1u);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, slab + 1u);
      }
    }
    for (var v = 0u; v < VECTORS; v++) {
// @when FLOATS
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        // @registers
        var a: array<vec4f, TM>;
        // @unroll
        for (var r = 0u; r < TM; r++) {
          a[r] = floats(As[(tx + r * NX) * PITCH + v][q]);
        }
        // @unroll
        for (var c = 0u; c < TN; c++) {
          let b = floats(Bs[(ty + c * NY) * PITCH + v][q]);
          // @unroll
          for (var r = 0u; r < TM; r++) {
            acc[c * TM + r] += dot(a[r], b);
          }
        }
      }
// @end
// @when INTEGERS
      // @registers
      var a: array<vec4u, TM>;
      // @unroll
      for (var r = 0u; r < TM; r++) {
        a[r] = As[(tx + r * NX) * PITCH + v];
      }
      // @unroll
      for (var c = 0u; c < TN; c++) {
        let b = Bs[(ty + c * NY) * PITCH + v];
        // @unroll
        for (var r = 0u; r < TM; r++) {
          acc[c * TM + r] += dot16(a[r], b);
        }
      }
// @end
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + ty + c * NY;
// @when WHOLE
    // @unroll
    for (var r = 0u; r < TM; r++) {
      store(i32(acc[c * TM + r]), row0 + tx + r * NX, j);
    }
// @end
// @when RESIDUES
    // @unroll
    for (var r = 0u; r < TM; r += 4u) {
      let sums = vec4i(vec4<SUM>(acc[c * TM + r], acc[c * TM + r + 1u], acc[c * TM + r + 2u], acc[c * TM + r + 3u]));
      storeFour(sums, row0 + rowAt(tx + r * NX), j);
    }
// @end
  }
