import './base-styles.css';

// In a task of its own, because the browser runs this file before it has laid out and painted the whole page.
setTimeout(() => void import('./start.tsx'));
